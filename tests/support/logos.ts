/** A sign and a word in one dark color, with all a hostile drawing may carry. */
export const HOSTILE_SVG = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 300 90" onload="alert(1)">
<script>alert(2)</script><style>@import url("http://evil.example/x.css");</style>
<use href="http://evil.example/sprite.svg#x"/><use xlink:href="file:///etc/passwd"/>
<a href="javascript:alert(3)"><path fill="#112233" d="M110 20h30l20 30 20-30h30v50h-20V45l-20 30h-20l-20-30v25h-20z"/></a>
<circle fill="#112233" cx="45" cy="45" r="40" onclick="alert(4)"/>
<foreignObject width="10" height="10"><div xmlns="http://www.w3.org/1999/xhtml">evil</div></foreignObject></svg>`

/** A drawing in colors that both pages bear. */
export const COLORED_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="40" fill="#e0632e"/></svg>`
