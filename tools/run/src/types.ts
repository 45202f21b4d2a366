import { runGates, typeGates } from "./gates.ts"

const { failed } = await runGates(typeGates)
process.exit(failed === 0 ? 0 : 1)
