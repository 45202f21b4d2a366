import { Layer } from "effect"
import { BookFileTexts } from "../ports/book-file-texts.ts"

/** Every text is its own key, with the language before it. */
export const memoryBookFileTexts = Layer.succeed(BookFileTexts, {
  in: (language) => ({
    fileName: "clients",
    headOf: (column) => `${language} ${column}`,
    healthOf: (health) => `${language} ${health}`,
  }),
})
