import { runGates, typeGates } from "./gates.ts"

let failed = 0
await runGates(typeGates, (_gate, hasPassed) => void (failed += hasPassed ? 0 : 1))
process.exit(failed === 0 ? 0 : 1)
