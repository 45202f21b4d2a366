import { globSync } from "node:fs"
import { basename, join, resolve } from "node:path"
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

const stemOf = (file: string) => basename(file).split(".")[0]

const isFailed = ({ status }: TestResult) => status === TestStatus.Failed

/**
 * Runs the tests of one package in this process, which takes milliseconds where a Vitest run takes half a second.
 * Stryker ends the process when a mutant never returns.
 */
class InProcessRunner implements TestRunner {
  readonly #folder = resolve("domain", process.env["MUTATE_NAME"] ?? "")
  readonly #millisById = new Map<string, number>()
  #renew = () => {}
  #tests: ReadonlyArray<LoadedTest> | undefined

  capabilities = () => ({ reloadEnvironment: true })

  async init() {
    this.#renew = moduleGenerations(pathToFileURL(this.#folder).href, import.meta.resolve("./test-collector.ts"))
    await import(pathToFileURL(resolve("domain/kernel/src/testing/full-size-laws.ts")).href)
  }

  async dryRun(): Promise<DryRunResult> {
    try {
      const loaded = await this.#loaded()
      const tests: Array<TestResult> = []
      for (const test of loaded) {
        stryker.currentTestId = test.id
        tests.push(await this.#run(test))
      }
      delete stryker.currentTestId
      for (const { id, timeSpentMs } of tests) this.#millisById.set(id, timeSpentMs)
      const coverage = stryker.mutantCoverage
      return { status: DryRunStatus.Complete, tests, ...(coverage === undefined ? {} : { mutantCoverage: coverage }) }
    } catch (cause) {
      return { status: DryRunStatus.Error, errorMessage: messageOf(cause) }
    }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const killed = options.mutantActivation === "runtime" ? await this.#killInLoaded(options) : undefined
    return killed ?? this.#tryAnew(options)
  }

  /** The result if the mutant is killed in modules that other mutants ran in, by a test that still passes without it. */
  async #killInLoaded(options: MutantRunOptions): Promise<MutantRunResult | undefined> {
    const loaded = await this.#loaded()
    this.#activate(options)
    const results = await this.#runUntilFailure(options, loaded)
    const result = this.#resultOf(options, results)
    delete stryker.activeMutant
    const killer = loaded.find((test) => test.id === results.find(isFailed)?.id)
    if (result.status !== "killed" || killer === undefined) return undefined
    if (!isFailed(await this.#run(killer))) return result
    this.#tests = undefined
    return undefined
  }

  /** The result in new modules, file by file: first the tests that are named as the mutant's file. */
  async #tryAnew(options: MutantRunOptions): Promise<MutantRunResult> {
    const isOwn = (file: string) => stemOf(file) === stemOf(options.sandboxFileName)
    const wanted = options.testFilter?.map((id) => id.split("#")[0])
    const files = this.#testFiles().filter((file) => wanted?.includes(file) !== false)
    const results: Array<TestResult> = []
    this.#renew()
    this.#activate(options)
    try {
      for (const file of files.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))) {
        if (options.mutantActivation === "runtime") delete stryker.activeMutant
        const tests = await this.#load(file)
        stryker.activeMutant = options.activeMutant.id
        results.push(...(await this.#runUntilFailure(options, tests)))
        if (results.some(isFailed)) break
      }
      return this.#resultOf(options, results)
    } catch (cause) {
      const error = { status: DryRunStatus.Error as const, errorMessage: messageOf(cause) }
      return toMutantRunResult(determineHitLimitReached(stryker.hitCount, options.hitLimit) ?? error)
    } finally {
      delete stryker.activeMutant
    }
  }

  #activate({ activeMutant, hitLimit }: MutantRunOptions) {
    stryker.hitCount = 0
    if (hitLimit !== undefined) stryker.hitLimit = hitLimit
    stryker.activeMutant = activeMutant.id
  }

  /** The results up to the first failure, quick tests first. */
  async #runUntilFailure(options: MutantRunOptions, tests: ReadonlyArray<LoadedTest>) {
    const wanted = options.testFilter === undefined ? undefined : new Set(options.testFilter)
    const millisOf = (test: LoadedTest) => this.#millisById.get(test.id) ?? 0
    const results: Array<TestResult> = []
    for (const test of tests.toSorted((one, other) => millisOf(one) - millisOf(other))) {
      if (wanted?.has(test.id) === false) continue
      const result = await this.#run(test)
      results.push(result)
      if (isFailed(result)) break
    }
    return results
  }

  #resultOf(options: MutantRunOptions, tests: ReadonlyArray<TestResult>): MutantRunResult {
    const timeout = determineHitLimitReached(stryker.hitCount, options.hitLimit)
    return toMutantRunResult(timeout ?? { status: DryRunStatus.Complete, tests: [...tests] })
  }

  #testFiles() {
    return globSync("src/**/*.test.ts", { cwd: this.#folder }).toSorted()
  }

  async #loaded(): Promise<ReadonlyArray<LoadedTest>> {
    if (this.#tests === undefined) {
      this.#renew()
      const tests: Array<LoadedTest> = []
      for (const file of this.#testFiles()) tests.push(...(await this.#load(file)))
      this.#tests = tests
    }
    return this.#tests
  }

  async #load(file: string): Promise<ReadonlyArray<LoadedTest>> {
    takeCollected()
    const fileName = join(this.#folder, file)
    await import(pathToFileURL(fileName).href)
    return takeCollected().map((test) => ({ ...test, fileName, id: `${file}#${test.name}` }))
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
