/** Why a process does not start. */
export type FatalStartCode =
  | "SETTINGS"
  | "PORT_IN_USE"
  | "PORT_REFUSED"
  | "DATABASE_UNREACHABLE"
  | "DATABASE_REFUSED"
  | "DATABASE_NOT_MIGRATED"
  | "DATABASE_ROLE"
  | "FIRST_PORTAL"

/** The exit code of a process that was set up wrongly. */
const wronglySetUp = 78

/** Ends the process with one JSON line on standard error: a code for machines, a sentence for people. */
export const endFatally = (code: FatalStartCode, message: string): never => {
  console.error(JSON.stringify({ level: "FATAL", code, message }))
  return process.exit(wronglySetUp)
}
