import sharp from 'sharp'

export type Upload = { data: Buffer; mimetype: string; name: string; size: number }

/** Returns a file as a browser uploads it. */
export function upload(name: string, mimetype: string, data: Buffer | string): Upload {
  const bytes = Buffer.from(data)
  return { data: bytes, mimetype, name, size: bytes.length }
}

/** Draws a picture whose left half is red and whose right half is blue. */
export async function drawHalves(width = 800, height = 400): Promise<Buffer> {
  const right = await sharp({
    create: { width: width / 2, height, channels: 3, background: '#0000ff' },
  })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
}

/** Returns a photo as a camera saves it: rotated by metadata, with place and maker. */
export function photoWithMetadata(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#889966' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Kamerabauer', Software: 'Geheim' },
      IFD3: { GPSLatitude: '52/1 31/1 12/1', GPSLatitudeRef: 'N' },
    })
    .toBuffer()
}

/** Returns a picture of a few kilobytes that has 100 megapixels. */
export function decompressionBomb(): Promise<Buffer> {
  return sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" ${attributes}><circle cx="5" cy="5" r="4" fill="#c2416b"/>${inner}</svg>`

/** A drawing as design software saves it. */
export const validDrawing = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Made with a drawing program -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="48" height="48" viewBox="0 0 48 48">
  <title>Hörer &amp; Sprechblase\u00a0</title>
  <defs>
    <style>.a{fill:url(#g);stroke:#123}</style>
    <linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#f2a93b"/></linearGradient>
    <clipPath id="c"><path d="M0 0h48v48H0z"/></clipPath>
    <symbol id="s"><path class="a" d="M4 30C4 17 12 8 24 8"/></symbol>
  </defs>
  <g clip-path="url(#c)"><use xlink:href="#s"/><text x="1" y="9">Ș ß</text></g>
</svg>`

/** Drawings with content that executes, loads something or links elsewhere. */
export const maliciousDrawings: Record<string, string> = {
  'a script': svg('<script>alert(1)</script>'),
  'a script in CDATA': svg('<script><![CDATA[alert(1)]]></script>'),
  'a script from elsewhere': svg('<script xlink:href="https://evil.example/x.js"/>'),
  'a script under a prefix': svg(
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  ),
  'an event handler': svg('', 'onload="alert(1)"'),
  'an event handler on a shape': svg('<rect fill="none" width="9" height="9" onclick="alert(1)"/>'),
  'an event handler in capitals': svg('<rect OnMouseOver="alert(1)"/>'),
  'foreign content': svg(
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
  ),
  'a frame in foreign content': svg(
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
  ),
  'a javascript: link': svg('<a xlink:href="javascript:alert(1)"><text>x</text></a>'),
  'a link to another site': svg('<a href="https://evil.example/"><text>x</text></a>'),
  'a link hidden by a line break': svg('<a href="java&#10;script:alert(1)"><text>x</text></a>'),
  'a picture from elsewhere': svg('<image href="https://evil.example/pixel.png"/>'),
  'a picture as data': svg('<image xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
  'a use of data': svg('<use href="data:image/svg+xml;utf8,&lt;svg id=&quot;x&quot;/>#x"/>'),
  'a use from elsewhere': svg('<use xlink:href="https://evil.example/sprite.svg#x"/>'),
  'a filter that loads': svg(
    '<filter id="f"><feImage href="https://evil.example/x.png"/></filter>',
  ),
  'a set that makes a link': svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'),
  'an animation that makes a link': svg(
    '<a><animate attributeName="xlink:href" values="javascript:alert(1)"/></a>',
  ),
  'a fill from elsewhere': svg('<rect fill="url(https://evil.example/#x)" width="3" height="3"/>'),
  'a style that loads': svg(
    '<rect style="background:url(//evil.example/x)" width="3" height="3"/>',
  ),
  'a style sheet with an import': svg('<style>@import "https://evil.example/x.css";</style>'),
  'a style sheet with an escaped import': svg(
    '<style>@\\69mport "https://evil.example/x.css";</style>',
  ),
  'a style sheet with a URL': svg(
    '<style>circle{fill:url("https://evil.example/x.svg#a")}</style>',
  ),
  'a style sheet that closes its element': svg(
    '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
  ),
  'a handler element': svg('<handler type="text/javascript">alert(1)</handler>'),
  'a base URL of another site': svg('', 'xml:base="https://evil.example/"'),
  'an embedded page': svg('<embed src="https://evil.example/"/><object data="x.html"/>'),
}

/** Files that look like drawings but cannot be sanitized. */
export const invalidDrawings: Record<string, string> = {
  'is truncated': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0',
  'has mismatched tags': '<svg xmlns="http://www.w3.org/2000/svg"><g><path></g></path></svg>',
  'has no namespace': '<svg><path d="M0 0"/></svg>',
  'defines entities': `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
  'reads a file of the server': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  'is nested too deeply': svg('<g>'.repeat(50_000) + '</g>'.repeat(50_000)),
  'hides its nesting in comments': svg(
    '<g><!--</g>-->'.repeat(5000) + '<!--<g>--></g>'.repeat(5000),
  ),
  'hides its nesting in its DOCTYPE': `<!DOCTYPE svg SYSTEM "<!--">${svg('<g>'.repeat(9000) + '</g>'.repeat(9000))}<!---->`,
  'has too many elements': svg('<g/>'.repeat(100_000)),
  'has too many attributes': svg(
    '',
    Array.from({ length: 40_000 }, (_, n) => `a${n}=""`).join(' '),
  ),
  'links a style sheet': `<?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`,
}
