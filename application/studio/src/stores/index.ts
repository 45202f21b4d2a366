export { BrandKits } from "./brand-kits.ts"
export { DesignVersions, RemovedDesigns, StudioDesigns } from "./designs.ts"
