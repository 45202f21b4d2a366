export * from "./brand-kit.ts"
export * from "./designs.ts"
export * from "./design-versions.ts"
export * from "./removed-designs.ts"
