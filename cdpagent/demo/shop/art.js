// The pictures: every product is drawn from a few shapes in the colour that was chosen.

const SHAPES = {
  lamp: (c) => `<path d="M70 150h60" stroke="#3b3a36" stroke-width="10" stroke-linecap="round"/>
    <path d="M100 148V104L70 66" stroke="#3b3a36" stroke-width="5" fill="none" stroke-linejoin="round"/>
    <path d="M52 84 88 46l22 30z" fill="${c}"/>
    <circle cx="84" cy="78" r="8" fill="#ffe9a8"/>`,
  tray: (c) => `<rect x="38" y="92" width="124" height="46" rx="12" fill="${c}"/>
    <rect x="50" y="102" width="100" height="26" rx="7" fill="#0002"/>
    <path d="M58 112h70" stroke="#f2c14e" stroke-width="7" stroke-linecap="round"/>
    <path d="M128 112l10 0" stroke="#3b3a36" stroke-width="5"/>`,
  notebook: (
    c,
  ) => `<rect x="62" y="46" width="82" height="108" rx="5" fill="#0003" transform="rotate(8 100 100)"/>
    <rect x="58" y="44" width="82" height="108" rx="5" fill="${c}"/>
    <path d="M72 44v108" stroke="#fff6" stroke-width="3"/>
    <rect x="86" y="66" width="40" height="20" rx="3" fill="#fffc"/>`,
  clock: (c) => `<circle cx="100" cy="98" r="56" fill="${c}"/>
    <circle cx="100" cy="98" r="46" fill="#fbf8f1"/>
    <path d="M100 98 126 74" stroke="#3b3a36" stroke-width="5" stroke-linecap="round"/>
    <circle cx="100" cy="98" r="5" fill="#3b3a36"/>`,
  bookends: (c) => `<path d="M44 150V94a56 56 0 0 1 20 56z" fill="${c}"/>
    <path d="M156 150V94a56 56 0 0 0-20 56z" fill="${c}"/>
    <rect x="66" y="70" width="16" height="80" fill="#7b4b66"/>
    <rect x="83" y="60" width="20" height="90" fill="#34405c"/>
    <rect x="104" y="78" width="14" height="72" fill="#6d7f4e"/>
    <rect x="119" y="66" width="16" height="84" fill="#c0704f"/>`,
  mug: (c) => `<path d="M130 82h16a18 18 0 0 1 0 38h-16" fill="none" stroke="${c}" stroke-width="11"/>
    <path d="M56 66h80v62a20 20 0 0 1-20 20H76a20 20 0 0 1-20-20z" fill="${c}"/>
    <ellipse cx="96" cy="67" rx="40" ry="9" fill="#0003"/>
    <path d="M82 50c-6-8 6-12 0-20M104 50c-6-8 6-12 0-20" stroke="#0002" stroke-width="5"
      fill="none" stroke-linecap="round"/>`,
  kettle: (c) => `<path d="M70 70a34 30 0 0 1 60 0" fill="none" stroke="#3b3a36" stroke-width="7"/>
    <path d="M62 84h76l12 64H50z" fill="${c}"/>
    <path d="M58 128 34 88l-8 2" fill="none" stroke="${c}" stroke-width="9"
      stroke-linecap="round" stroke-linejoin="round"/>
    <rect x="82" y="74" width="36" height="12" rx="5" fill="#3b3a36"/>`,
  board: (c) => `<rect x="52" y="66" width="96" height="88" rx="16" fill="${c}"/>
    <rect x="88" y="36" width="24" height="40" rx="12" fill="${c}"/>
    <circle cx="100" cy="50" r="5" fill="#0004"/>
    <path d="M66 92c24-10 44 12 68 0M66 122c24-10 44 12 68 0" stroke="#0002" stroke-width="4" fill="none"/>`,
  pan: (c) => `<rect x="128" y="92" width="56" height="13" rx="6" fill="${c}"/>
    <circle cx="86" cy="100" r="54" fill="${c}"/>
    <circle cx="86" cy="100" r="42" fill="#0004"/>
    <circle cx="78" cy="104" r="19" fill="#fdf6e3"/>
    <circle cx="80" cy="102" r="8" fill="#f2b134"/>`,
  towel: (c) => `<rect x="52" y="44" width="96" height="104" rx="4" fill="${c}"/>
    <path d="M52 64h96M52 74h96M52 126h96" stroke="#fff9" stroke-width="5"/>
    <path d="M56 148v10M70 148v10M84 148v10M98 148v10M112 148v10M126 148v10M144 148v10"
      stroke="${c}" stroke-width="4"/>`,
  mill: (c) => `<circle cx="100" cy="42" r="12" fill="${c}"/>
    <path d="M82 62h36l-8 26 14 64H76l14-64z" fill="${c}"/>
    <path d="M84 88h32" stroke="#0004" stroke-width="5"/>
    <path d="M80 160h2M96 162h2M112 159h2" stroke="#3b3a36" stroke-width="5" stroke-linecap="round"/>`,
  tent: (c) => `<path d="M100 44 26 150h148z" fill="${c}"/>
    <path d="M100 44 72 150h56z" fill="#0003"/>
    <path d="M100 74v76" stroke="#fff6" stroke-width="3"/>
    <path d="M16 150h168" stroke="#3b3a36" stroke-width="5" stroke-linecap="round"/>`,
  roll: (c) => `<rect x="40" y="72" width="104" height="64" rx="20" fill="${c}"/>
    <ellipse cx="144" cy="104" rx="20" ry="32" fill="#0003"/>
    <ellipse cx="144" cy="104" rx="10" ry="18" fill="${c}"/>
    <path d="M68 72v64M108 72v64" stroke="#3b3a36" stroke-width="6"/>`,
  lantern: (c) => `<path d="M78 60a22 26 0 0 1 44 0" fill="none" stroke="#3b3a36" stroke-width="6"/>
    <rect x="68" y="60" width="64" height="16" rx="6" fill="${c}"/>
    <rect x="74" y="76" width="52" height="52" fill="#ffeebb"/>
    <circle cx="100" cy="102" r="14" fill="#f9c74f"/>
    <rect x="64" y="128" width="72" height="22" rx="7" fill="${c}"/>`,
  stool: (
    c,
  ) => `<path d="M62 74 136 154M138 74 64 154" stroke="#a9794b" stroke-width="9" stroke-linecap="round"/>
    <rect x="48" y="60" width="104" height="18" rx="8" fill="${c}"/>`,
  backpack: (c) => `<path d="M78 50a22 22 0 0 1 44 0" fill="none" stroke="#3b3a36" stroke-width="7"/>
    <rect x="54" y="50" width="92" height="106" rx="28" fill="${c}"/>
    <rect x="66" y="102" width="68" height="42" rx="10" fill="#0003"/>
    <path d="M66 84h68" stroke="#fff8" stroke-width="4" stroke-dasharray="5 4"/>`,
  bottle: (c) => `<rect x="86" y="34" width="28" height="20" rx="5" fill="#3b3a36"/>
    <path d="M84 56h32c0 12 12 14 12 30v56a14 14 0 0 1-14 14H86a14 14 0 0 1-14-14V86c0-16 12-18 12-30z"
      fill="${c}"/>
    <path d="M84 92v46" stroke="#fff6" stroke-width="6" stroke-linecap="round"/>`,
  wallet: (c) => `<rect x="42" y="64" width="116" height="80" rx="12" fill="${c}"/>
    <path d="M42 92h116" stroke="#0003" stroke-width="4"/>
    <rect x="122" y="98" width="44" height="24" rx="10" fill="#0004"/>
    <circle cx="136" cy="110" r="5" fill="#f2c14e"/>`,
  cubes: (c) => `<rect x="34" y="98" width="64" height="52" rx="8" fill="${c}"/>
    <rect x="104" y="98" width="62" height="52" rx="8" fill="${c}" opacity=".75"/>
    <rect x="62" y="42" width="74" height="52" rx="8" fill="${c}" opacity=".88"/>
    <path d="M44 112h44M114 112h42M72 56h54" stroke="#fff9" stroke-width="4" stroke-dasharray="5 4"/>`,
};

const GROUNDS = ["#efe6d5", "#e4ebe2", "#e6e9f0", "#f3e3dc"];

export function picture(product, colour, alt) {
  const holder = document.createElement("div");
  const ground = GROUNDS[product.name.length % GROUNDS.length];
  holder.innerHTML = `<svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" role="img">
    <rect width="200" height="200" fill="${ground}"/>
    <ellipse cx="100" cy="158" rx="72" ry="9" fill="#0000001a"/>
    ${SHAPES[product.art](colour)}</svg>`;
  const svg = holder.firstElementChild;
  svg.setAttribute("aria-label", alt);
  return svg;
}
