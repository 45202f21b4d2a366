const scope = process.env.MUTATE ?? "*"

/** Mutates the domain packages named by MUTATE, which `npm run mutate` sets. */
export default {
  testRunner: "vitest",
  vitest: { configFile: "tools/mutation/vitest.domain.config.ts" },
  mutate: [`domain/${scope}`, "!**/*.test.ts", "!**/testing/**", "!**/index.ts"],
  ignorePatterns: ["/apps", "/adapters", "/ui", "/application", "/docs", "/.data", "/coverage"],
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.data/mutation/${process.env.MUTATE_NAME ?? "all"}.json` },
  tempDirName: ".data/mutation/sandbox",
  concurrency: Number(process.env.MUTATE_JOBS ?? "2"),
  coverageAnalysis: "perTest",
}
