export { leadFileWords } from "./lead-file-words.ts"
export { streamedWorkbooks } from "./streamed-workbooks.ts"
