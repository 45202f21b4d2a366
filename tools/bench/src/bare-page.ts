import { createServer } from "node:http"
import { globSync, readFileSync } from "node:fs"
import { extname, join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import react from "@vitejs/plugin-react"
import { build } from "vite"

const types: Readonly<Record<string, string>> = { ".html": "text/html; charset=utf-8", ".js": "text/javascript" }

/** Builds a minimal React page with a heading, a paragraph and a button, with the product's Vite. */
export const buildBarePage = async (outDir: string): Promise<void> => {
  await build({
    root: join(import.meta.dirname, "..", "bare-page"),
    configFile: false,
    plugins: [react()],
    logLevel: "error",
    build: { outDir, emptyOutDir: true, target: "es2023" },
  })
}

export interface Served {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Serves a folder compressed on a free port; an address without a file gets the page. */
export const serveFolder = async (folder: string): Promise<Served> => {
  const files = new Map(
    globSync("**/*.*", { cwd: folder }).map((path) => [
      `/${path}`,
      brotliCompressSync(readFileSync(join(folder, path))),
    ]),
  )
  const server = createServer((request, response) => {
    const path = request.url !== undefined && files.has(request.url) ? request.url : "/index.html"
    response.writeHead(200, {
      "content-type": types[extname(path)] ?? "application/octet-stream",
      "content-encoding": "br",
    })
    response.end(files.get(path))
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The bare page has no port")
  return {
    origin: `http://localhost:${address.port}`,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections()
        server.close(() => stopped())
      }),
  }
}
