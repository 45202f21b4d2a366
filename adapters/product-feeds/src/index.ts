export { feedSourceLayer } from "./feed-source-layer.ts"
export { storeConnections } from "./shops/store-connections.ts"
