import { globSync } from "node:fs"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from "@stryker-mutator/api/core"
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin"
import {
  determineHitLimitReached,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from "@stryker-mutator/api/test-runner"
import { moduleGenerations } from "./module-generations.ts"
import { type CollectedTest, takeCollected } from "./test-collector.ts"

interface LoadedTest extends CollectedTest {
  readonly id: string
  readonly fileName: string
}

const stryker: InstrumenterContext = ((globalThis as Record<string, unknown>)[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {})

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/**
 * Runs the tests of one package in this process, which takes milliseconds where a Vitest run takes half a second.
 * Stryker ends the process when a mutant never returns.
 */
class InProcessRunner implements TestRunner {
  readonly #folder = resolve("domain", process.env["MUTATE_NAME"] ?? "")
  readonly #millisById = new Map<string, number>()
  #reload = () => {}
  #tests: ReadonlyArray<LoadedTest> | undefined

  capabilities = () => ({ reloadEnvironment: true })

  async init() {
    this.#reload = moduleGenerations(pathToFileURL(this.#folder).href, import.meta.resolve("./test-collector.ts"))
    await import(pathToFileURL(resolve("domain/kernel/src/testing/full-size-laws.ts")).href)
  }

  async dryRun(): Promise<DryRunResult> {
    try {
      this.#tests = await this.#load()
    } catch (cause) {
      return { status: DryRunStatus.Error, errorMessage: messageOf(cause) }
    }
    const tests: Array<TestResult> = []
    for (const test of this.#tests) {
      stryker.currentTestId = test.id
      tests.push(await this.#run(test))
    }
    delete stryker.currentTestId
    for (const { id, timeSpentMs } of tests) this.#millisById.set(id, timeSpentMs)
    const coverage = stryker.mutantCoverage
    return { status: DryRunStatus.Complete, tests, ...(coverage === undefined ? {} : { mutantCoverage: coverage }) }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    if (options.mutantActivation === "runtime") {
      const { result, isTrusted } = await this.#tryLoaded(options)
      if (isTrusted) return result
    }
    return this.#tryReloaded(options)
  }

  /** A result in modules that other mutants ran in is trusted if a test fails with the mutant and passes without it. */
  async #tryLoaded(options: MutantRunOptions) {
    this.#tests ??= await this.#load()
    const results = await this.#runWith(options, this.#tests)
    const result = this.#resultOf(options, results)
    delete stryker.activeMutant
    const killer = this.#tests.find((test) => test.id === results.at(-1)?.id)
    const isKilled = result.status === "killed" && killer !== undefined
    return { result, isTrusted: isKilled && (await this.#run(killer)).status === TestStatus.Success }
  }

  async #tryReloaded(options: MutantRunOptions): Promise<MutantRunResult> {
    this.#tests = undefined
    stryker.hitCount = 0
    if (options.hitLimit !== undefined) stryker.hitLimit = options.hitLimit
    if (options.mutantActivation === "static") stryker.activeMutant = options.activeMutant.id
    try {
      const tests = await this.#load()
      const results = await this.#runWith(options, tests)
      if (options.mutantActivation === "runtime") this.#tests = tests
      return this.#resultOf(options, results)
    } catch (cause) {
      const status = DryRunStatus.Error
      return toMutantRunResult(
        determineHitLimitReached(stryker.hitCount, options.hitLimit) ?? { status, errorMessage: messageOf(cause) },
      )
    } finally {
      delete stryker.activeMutant
    }
  }

  /** The results up to the first failure, quick tests first. */
  async #runWith(options: MutantRunOptions, tests: ReadonlyArray<LoadedTest>): Promise<ReadonlyArray<TestResult>> {
    const wanted = options.testFilter === undefined ? undefined : new Set(options.testFilter)
    const millisOf = (test: LoadedTest) => this.#millisById.get(test.id) ?? 0
    stryker.hitCount = 0
    if (options.hitLimit !== undefined) stryker.hitLimit = options.hitLimit
    stryker.activeMutant = options.activeMutant.id
    const results: Array<TestResult> = []
    for (const test of tests.toSorted((one, other) => millisOf(one) - millisOf(other))) {
      if (wanted?.has(test.id) === false) continue
      const result = await this.#run(test)
      results.push(result)
      if (result.status === TestStatus.Failed) break
    }
    return results
  }

  #resultOf(options: MutantRunOptions, tests: ReadonlyArray<TestResult>): MutantRunResult {
    const timeout = determineHitLimitReached(stryker.hitCount, options.hitLimit)
    return toMutantRunResult(timeout ?? { status: DryRunStatus.Complete, tests: [...tests] })
  }

  async #load(): Promise<ReadonlyArray<LoadedTest>> {
    this.#reload()
    takeCollected()
    const tests: Array<LoadedTest> = []
    for (const file of globSync("src/**/*.test.ts", { cwd: this.#folder }).toSorted()) {
      const fileName = join(this.#folder, file)
      await import(pathToFileURL(fileName).href)
      tests.push(...takeCollected().map((test) => ({ ...test, fileName, id: `${file}#${test.name}` })))
    }
    return tests
  }

  async #run(test: LoadedTest): Promise<TestResult> {
    const start = performance.now()
    const resultSoFar = () => ({ ...test, run: undefined, timeSpentMs: Math.ceil(performance.now() - start) })
    try {
      await test.run()
      return { ...resultSoFar(), status: TestStatus.Success }
    } catch (cause) {
      return { ...resultSoFar(), status: TestStatus.Failed, failureMessage: messageOf(cause) }
    }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "in-process", InProcessRunner)]
