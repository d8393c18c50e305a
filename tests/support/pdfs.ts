import zlib from 'node:zlib'

/** Returns a PDF of one page with `count` characters, each of which stands for `letters` when its text is read. */
export function textPdf(count: number, letters: string): Buffer {
  const codes = Buffer.from(letters, 'utf16le').swap16().toString('hex')
  const map = `begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <61> <${codes}> endbfchar endcmap`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    stream(`BT /F 0.001 Tf 10 400 Td (${'a'.repeat(count)}) Tj ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
    stream(map),
  ]
  return serializePdf(objects)
}

/** Returns a PDF with empty pages. */
export function emptyPdf(pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index + 3)
  const kids = numbers.map((number) => `${number} 0 R`).join(' ')
  return serializePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...numbers.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ])
}

function serializePdf(objects: string[]): Buffer {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`
  return Buffer.from(`${file}xref\n${table}${end}`, 'latin1')
}

/** Returns a PDF of two kilobytes whose table of objects has many million entries. */
export function longTablePdf(millions: number): Buffer {
  const size = millions * 1_000_000
  const table = zlib.deflateSync(zlib.deflateSync(Buffer.alloc(size))).toString('latin1')
  const objects = `%PDF-1.5
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>
endobj
`
  const xref = `4 0 obj
<< /Type /XRef /Size ${size} /W [1 0 0] /Root 1 0 R /Filter [/FlateDecode /FlateDecode] /Length ${table.length} >>
stream
${table}
endstream
endobj
startxref
${objects.length}
%%EOF
`
  return Buffer.from(objects + xref, 'latin1')
}

function stream(content: string): string {
  const data = zlib.deflateSync(content).toString('latin1')
  return `<< /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`
}
