import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "..", "..", "..")
const read = (path: string) => readFileSync(join(root, path), "utf8")

/** Every dotted name in the sources that measure, as Prometheus writes it: metrics and their labels. */
const declared = new Set(
  globSync("adapters/*/src/**/*.ts", { cwd: root })
    .filter((path) => !path.includes(".test."))
    .map(read)
    .filter((source) => /Metric\.(?:histogram|gauge)\(/.test(source))
    .flatMap((source) => [...source.matchAll(/"([a-z]+(?:\.[a-z_]+)+)"/g)])
    .map(([, name = ""]) => name.replaceAll(".", "_")),
)
const labelsOfPrometheus = ["le", "job", "instance", "state"]

const dashboard = JSON.parse(read("docs/operating/dashboard.json")) as {
  readonly panels: ReadonlyArray<{ readonly title: string; readonly targets: ReadonlyArray<{ readonly expr: string }> }>
}
const expressions = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...read("docs/operating/alerts.yaml")
    .split("- alert: ")
    .slice(1)
    .map((rule) => [rule.split("\n")[0] ?? "", /expr: ([^]*?)\n {8}for:/.exec(rule)?.[1] ?? ""] as const),
]

test.each(expressions)("the metrics and labels of %s are ours", (_, expr) => {
  const metrics = [...expr.matchAll(/\b(?:http|marquee|db|process|nodejs)_\w+/g)].map(([name]) =>
    declared.has(name) ? name : name.replace(/(?:_seconds|_bytes)?(?:_count|_bucket)?$/, ""),
  )
  const selectors = [...expr.matchAll(/(\w+)(?:=~?|!=)"/g)].map(([, label = ""]) => label)
  const grouped = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = ""]) => list.split(", "))
  const labels = [...selectors, ...grouped].filter((label) => !labelsOfPrometheus.includes(label))
  expect(metrics.length).toBeGreaterThan(0)
  expect([...metrics, ...labels].filter((name) => !declared.has(name))).toEqual([])
})
