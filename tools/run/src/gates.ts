import { availableParallelism } from "node:os"
import { bin, runQuietly } from "./run-program.ts"

export interface Gate {
  readonly name: string
  /** The only layer that the check depends on, with what its packages use; absent of a check of the whole tree. */
  readonly layer?: string
  readonly program: string
  readonly arguments: ReadonlyArray<string>
}

/** The check of types, a layer at a time. */
export const typeGates = ["adapters", "ui", "apps", "application", "domain", "tools"].map((layer): Gate => ({
  name: `types of ${layer}`,
  layer,
  program: bin("tsc"),
  arguments: ["-p", `${layer}/tsconfig.json`],
}))

/** The checks before the tests; the slowest come first, so that two cores finish together. */
export const gates: ReadonlyArray<Gate> = [
  ...typeGates,
  { name: "unused code", program: process.execPath, arguments: ["tools/architecture/src/check-unused.ts"] },
  { name: "layers", program: process.execPath, arguments: ["tools/architecture/src/check-layers.ts"] },
  { name: "sentences", program: process.execPath, arguments: ["tools/architecture/src/check-sentences.ts"] },
  { name: "lint", program: bin("oxlint"), arguments: ["--deny-warnings", "."] },
  { name: "format", program: bin("oxfmt"), arguments: ["--check", "."] },
]

/** Runs the gates, one per core at a time, and prints the output of failed ones. Tells of each whether it passed. */
export const runGates = async (
  chosen: ReadonlyArray<Gate>,
  onEnd: (gate: Gate, hasPassed: boolean) => void,
): Promise<void> => {
  const waiting = [...chosen]
  const work = async () => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) {
      const { exit, output } = await runQuietly(gate.program, gate.arguments)
      console.log(exit === 0 ? `✓ ${gate.name}` : `✗ ${gate.name}\n${output}`)
      onEnd(gate, exit === 0)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
