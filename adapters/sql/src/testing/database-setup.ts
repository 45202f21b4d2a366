import { randomBytes } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { makeRoles } from "../embedded/roles.ts"
import { startEmbeddedServer } from "../embedded/embedded-server.ts"

declare module "vitest" {
  interface ProvidedContext {
    readonly databaseServer: string
    /** Marks the databases that this run prepared, since another run may share the server. */
    readonly databaseRun: string
  }
}

/** One throw-away PostgreSQL for a test run; each test file makes its own database on it. */
export default async function setup(project: TestProject) {
  project.provide("databaseRun", randomBytes(4).toString("hex"))
  if (process.env["TEST_DATABASE_URL"] !== undefined) {
    await makeRoles(process.env["TEST_DATABASE_URL"])
    project.provide("databaseServer", process.env["TEST_DATABASE_URL"])
    return
  }
  const directory = await mkdtemp(join(tmpdir(), "marquee-test-"))
  const server = await startEmbeddedServer({
    directory,
    settings: ["fsync=off", "synchronous_commit=off", "full_page_writes=off"],
  })
  await makeRoles(server.url("postgres"))
  project.provide("databaseServer", server.url("postgres"))
  return async () => {
    await server.stop()
    await rm(server.directory, { recursive: true, force: true })
    await rm(directory, { recursive: true, force: true })
  }
}
