import { availableParallelism } from "node:os"
import type { Counts } from "./counts.ts"
import { bin, runQuietly } from "./run-program.ts"

interface Gate {
  readonly name: string
  readonly program: string
  readonly arguments: ReadonlyArray<string>
}

/** The check of types, a layer at a time. */
export const typeGates = ["adapters", "ui", "apps", "application", "domain", "tools"].map((layer): Gate => ({
  name: `types of ${layer}`,
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

/** Runs the gates, all unless some are given, one per core at a time, and prints the output of failed ones. */
export const runGates = async (chosen: ReadonlyArray<Gate> = gates): Promise<Counts> => {
  const waiting = [...chosen]
  let failed = 0
  const work = async () => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) {
      const { exit, output } = await runQuietly(gate.program, gate.arguments)
      if (exit !== 0) failed += 1
      console.log(exit === 0 ? `✓ ${gate.name}` : `✗ ${gate.name}\n${output}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { passed: chosen.length - failed, failed, skipped: 0 }
}
