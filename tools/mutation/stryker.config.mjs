const scope = process.env.MUTATE ?? "*"

/** Tables of data, in which there is no rule to test: sentence patterns, common words, widths of glyphs, the looks of the first portals. */
const data = [
  "creatives/src/copy/{patterns,common-words}-*.ts",
  "creatives/src/text/advance-table.ts",
  "portals/src/seeded-themes.ts",
]

/** Mutates the domain packages named by MUTATE, which `npm run mutate` sets. */
export default {
  testRunner: "in-process",
  plugins: ["./tools/mutation/src/in-process-runner.ts"],
  mutate: [
    `domain/${scope}`,
    "!**/*.test.ts",
    "!**/testing/**",
    "!**/index.ts",
    ...data.map((files) => `!domain/${files}`),
  ],
  ignorePatterns: ["/apps", "/adapters", "/ui", "/application", "/docs", "/.data", "/coverage"],
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.data/mutation/${process.env.MUTATE_REPORT ?? "all"}.json` },
  tempDirName: `.data/mutation/sandbox-${process.env.MUTATE_NAME ?? "all"}`,
  concurrency: Number(process.env.MUTATE_JOBS ?? "2"),
  coverageAnalysis: "perTest",
  thresholds: { high: 95, low: 90, break: 90 },
  // A mutant that loops for ever is stopped by its count of rounds first.
  timeoutMS: 60_000,
  // Each reload keeps its modules in memory until the process ends.
  maxTestRunnerReuse: 300,
}
