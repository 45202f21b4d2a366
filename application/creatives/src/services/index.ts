export { ConnectedAssets } from "./connected-assets.ts"
