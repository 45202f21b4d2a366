export { pictureFilesConformance } from "./picture-files.conformance.ts"
