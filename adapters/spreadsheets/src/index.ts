export { leadFileWords } from "./lead-file-words.ts"
export { productFileTexts } from "./product-file-texts.ts"
export { streamedWorkbooks } from "./streamed-workbooks.ts"
export { bookFileTexts } from "./book-file-texts.ts"
