/** A page of a PDF: a JPEG and its size in pixels. */
export interface PdfPicture {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

/** Points of a PDF for a pixel of a screen. */
const pointsOfPixel = 0.75

const joined = (parts: ReadonlyArray<Uint8Array>): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A PDF with one page for each picture, as large as the picture is on a screen. */
export const pdfOf = (pictures: ReadonlyArray<PdfPicture>): Uint8Array<ArrayBuffer> => {
  const encoder = new TextEncoder()
  const bytes = (text: string) => encoder.encode(text)
  const pageNumber = (index: number) => 3 + index * 3
  const objects: Array<ReadonlyArray<Uint8Array>> = [
    [bytes("<< /Type /Catalog /Pages 2 0 R >>")],
    [
      bytes(
        `<< /Type /Pages /Count ${pictures.length} /Kids [${pictures.map((_, index) => `${pageNumber(index)} 0 R`).join(" ")}] >>`,
      ),
    ],
    ...pictures.flatMap(({ jpeg, width, height }, index) => {
      const [wide, high] = [width * pointsOfPixel, height * pointsOfPixel]
      const drawing = `q ${wide} 0 0 ${high} 0 0 cm /Picture Do Q`
      const first = pageNumber(index)
      return [
        [
          bytes(
            `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] /Contents ${first + 1} 0 R /Resources << /XObject << /Picture ${first + 2} 0 R >> >> >>`,
          ),
        ],
        [bytes(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`)],
        [
          bytes(
            `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
          ),
          jpeg,
          bytes("\nendstream"),
        ],
      ]
    }),
  ]
  const parts: Array<Uint8Array> = [bytes("%PDF-1.7\n")]
  const offsets: Array<number> = []
  let length = parts[0]?.length ?? 0
  const write = (part: Uint8Array) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    write(bytes(`${index + 1} 0 obj\n`))
    for (const part of object) write(part)
    write(bytes("\nendobj\n"))
  }
  const table = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
  write(
    bytes(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  )
  return joined(parts)
}
