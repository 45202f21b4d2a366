import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { LabelledPage } from "./page-sets.ts"

const placeOf = ({ repository, commit, path }: LabelledPage): string => `${repository}/${commit}/${path}`

const overHttp = async (base: string, page: LabelledPage): Promise<Buffer | undefined> => {
  const address = new URL(placeOf(page).split("/").map(encodeURIComponent).join("/"), base.replace(/\/*$/, "/"))
  const response = await fetch(address).catch(() => undefined)
  return response?.ok === true ? Buffer.from(await response.arrayBuffer()) : undefined
}

const fromFolder = (folder: string, page: LabelledPage): Promise<Buffer | undefined> =>
  readFile(join(folder, placeOf(page))).catch(() => undefined)

/**
 * A page's bytes from below a folder or address that keeps files as `owner/repository/commit/path`; undefined when it is
 * not there.
 */
export const pageFrom = (base: string, page: LabelledPage): Promise<Buffer | undefined> =>
  /^https?:\/\//.test(base) ? overHttp(base, page) : fromFolder(base, page)
