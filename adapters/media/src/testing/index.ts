export { type FakeS3, fakeS3, type FakeS3Key } from "./fake-s3.ts"
export { blackPng } from "./sized-pictures.ts"
export { inMemoryImageStore } from "./in-memory-image-store.ts"
export { testVideo } from "./test-videos.ts"
