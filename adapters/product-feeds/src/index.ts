export { feedSourceLayer } from "./feed-source-layer.ts"
