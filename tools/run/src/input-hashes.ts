import { createHash } from "node:crypto"
import { Schema } from "effect"
import { bin, runQuietly } from "./run-program.ts"

const Plan = Schema.fromJsonString(
  Schema.Struct({
    tasks: Schema.Array(
      Schema.Struct({
        taskId: Schema.String,
        hash: Schema.String,
        directory: Schema.String,
        dependencies: Schema.Array(Schema.String),
      }),
    ),
  }),
)

/** Hashes of what checks and tests read. */
export interface InputHashes {
  /** Of every file of the repository. */
  readonly tree: string
  /** Of the packages in these folders, each with its files and the code of what it depends on. */
  readonly ofFolders: (folders: ReadonlyArray<string>) => string
  /** Of the packages of a layer, such as `domain`. */
  readonly ofLayer: (layer: string) => string
  /** Of the built apps. */
  readonly build: string
}

const together = (hashes: ReadonlyArray<string>): string =>
  createHash("sha256").update(hashes.toSorted().join("\n")).digest("hex")

type Task = (typeof Plan.Type.tasks)[number]

/** The hashes of a plan that turbo made. */
export const hashesOf = (tasks: ReadonlyArray<Task>): InputHashes => {
  const of = (isOf: (task: Task) => boolean) => together(tasks.filter(isOf).map(({ hash }) => hash))
  const isTest = ({ taskId }: Task) => taskId.endsWith("#test")
  return {
    tree: of(({ taskId }) => taskId === "//#tree"),
    ofFolders: (folders) => of((task) => isTest(task) && folders.includes(task.directory)),
    ofLayer: (layer) => of((task) => isTest(task) && task.directory.startsWith(`${layer}/`)),
    build: of(({ taskId, directory }) => taskId.endsWith("#build") && directory.startsWith("apps/")),
  }
}

/** Turbo's plan of all tasks, whose inputs `turbo.json` names; fails with turbo's words where it makes none. */
export const turboPlan = async (): Promise<ReadonlyArray<Task>> => {
  const { exit, output } = await runQuietly(bin("turbo"), ["run", "test", "build", "//#tree", "--dry=json"], {
    TURBO_TELEMETRY_DISABLED: "1",
  })
  if (exit !== 0) throw new Error(output)
  return Schema.decodeSync(Plan)(output).tasks
}
