import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"

export interface UnixUser {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root: the user it runs as instead, or `undefined` when we are not root. */
export const unprivilegedUser = (): UnixUser | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync("/etc/passwd", "utf8").split("\n")
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    "PostgreSQL cannot run as root and this system has neither a postgres nor a nobody user. Set DATABASE_URL.",
  )
}

/** Whether that user can run a file; a checkout below a private home folder fails here. */
export const canExecute = (user: UnixUser, file: string): boolean =>
  spawnSync("/bin/sh", ["-c", 'test -x "$1"', "sh", file], { ...user, cwd: "/" }).status === 0

/** Whether that user can enter a folder. */
export const canEnter = (user: UnixUser, folder: string): boolean =>
  spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...user, cwd: "/" }).status === 0
