export { RemovedPictures } from "./removed-pictures.ts"
