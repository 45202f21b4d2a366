import { Layer } from "effect"
import { ProductFileTexts } from "../ports/product-file-texts.ts"

/** Every text is its own key, with the language before it. */
export const memoryProductFileTexts = Layer.succeed(ProductFileTexts, {
  in: (language) => ({
    fileName: "products",
    headOf: (column) => `${language} ${column}`,
    groupOf: (group) => `${language} ${group}`,
    valueOf: (_attribute, value) => value,
  }),
})
