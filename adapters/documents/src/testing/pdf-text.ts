import { extractText, getDocumentProxy } from "unpdf"

/** A PDF as an independent reader finds it: its lines page by page, and its facts (author, title, producer). */
export const pdfText = async (
  bytes: Uint8Array,
): Promise<{ readonly lines: ReadonlyArray<string>; readonly facts: string }> => {
  // The reader takes the bytes for itself.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes))
  const { text } = await extractText(pdf)
  const { info } = await pdf.getMetadata()
  return { lines: text.flatMap((page) => page.split("\n")), facts: JSON.stringify(info) }
}
