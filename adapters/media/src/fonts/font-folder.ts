import { existsSync } from "node:fs"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join, resolve } from "node:path"
import { woffToSfnt } from "./woff.ts"

const packages: ReadonlyArray<readonly [name: string, subsets: ReadonlyArray<string>]> = [
  ["@fontsource/noto-sans", ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "vietnamese"]],
  ["@fontsource/noto-sans-hebrew", ["hebrew"]],
  ["@fontsource/noto-sans-arabic", ["arabic"]],
  ["@fontsource/noto-sans-devanagari", ["devanagari"]],
]
const weights = [400, 600, 700, 800]

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

const configuration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped(join(folder, "fonts"))}</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${escaped(join(folder, "cache"))}</cachedir>
</fontconfig>
`

/** Whole or not at all, so that processes starting together never read half a file. */
const writeWhole = async (path: string, content: string | Buffer): Promise<void> => {
  const partial = `${path}.${process.pid}.partial`
  await writeFile(partial, content)
  await rename(partial, path)
}

/**
 * Unpacks the repository's fonts into `folder` once and writes a fontconfig file naming them; answers its path. The
 * system's fonts stay a fallback for scripts that ours lack.
 */
const prepareFontFolder = async (folder: string): Promise<string> => {
  const root = resolve(folder)
  const require = createRequire(import.meta.url)
  await mkdir(join(root, "fonts"), { recursive: true })
  await mkdir(join(root, "cache"), { recursive: true })
  for (const [name, subsets] of packages) {
    for (const file of subsets.flatMap((subset) =>
      weights.map((weight) => `${name.slice("@fontsource/".length)}-${subset}-${weight}-normal`),
    )) {
      const target = join(root, "fonts", `${file}.ttf`)
      if (!existsSync(target))
        await writeWhole(target, woffToSfnt(await readFile(require.resolve(`${name}/files/${file}.woff`))))
    }
  }
  const path = join(root, "fonts.conf")
  await writeWhole(path, configuration(root))
  return path
}

let prepared: Promise<void> | undefined

/** Points this process's text drawing at our fonts; must be awaited before the first drawing. Only the first call counts. */
export const useFonts = (folder: string): Promise<void> => {
  prepared ??= prepareFontFolder(folder).then((path) => {
    process.env["FONTCONFIG_FILE"] = path
  })
  return prepared
}
