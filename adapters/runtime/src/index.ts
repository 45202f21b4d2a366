export { type PortsOptions, portsLayer } from "./ports.ts"
export { imageStoreOf } from "./providers.ts"
export { Settings, settingsOrExit } from "./settings.ts"
export { jobContracts, useCases } from "./use-cases.ts"
