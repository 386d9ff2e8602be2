// See extractor/
(()=>{"use strict";return function(t){let e=[],o=this.querySelectorAll("*");for(let r=0;r<o.length&&r<t;r++)for(let t of Object.keys(o[r]))/^(\$\$|__)(click|mousedown|mouseup|pointerdown|pointerup|touchstart)$/.test(t)&&e.push(o[r]);return e}})()
