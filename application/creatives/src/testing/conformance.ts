export { pictureFilesConformance } from "./picture-files.conformance.ts"
export { businessPicturesConformance } from "./business-pictures.conformance.ts"
export { videoStoreConformance } from "./video-store.conformance.ts"
