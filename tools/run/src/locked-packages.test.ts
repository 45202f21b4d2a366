import { expect, test } from "vitest"
import { billOfMaterials } from "./bill-of-materials.ts"
import { type LockedPackages, neededBy } from "./locked-packages.ts"

const packages: LockedPackages = {
  "apps/api": { dependencies: { "@adapters/sql": "*", drawer: "1.0.0" } },
  "adapters/sql": { dependencies: { reader: "2.0.0" }, optionalDependencies: { absent: "1.0.0" } },
  "node_modules/@adapters/sql": { link: true, resolved: "adapters/sql" },
  "node_modules/drawer": { version: "1.0.0", dependencies: { reader: "1.0.0" }, peerDependencies: { frame: "3" } },
  "node_modules/drawer/node_modules/reader": { version: "1.5.0", license: "MIT" },
  "node_modules/reader": { version: "2.0.0", license: "MIT", integrity: "sha512-AAEC" },
  "node_modules/frame": {
    version: "3.0.0",
    peerDependencies: { tester: "1" },
    peerDependenciesMeta: { tester: { optional: true } },
  },
  "node_modules/tester": { version: "1.0.0" },
}

test("a package needs what it finds first on the way up, and no optional peer", () => {
  expect(neededBy(packages, ["apps/api"])).toEqual([
    "adapters/sql",
    "apps/api",
    "node_modules/drawer",
    "node_modules/drawer/node_modules/reader",
    "node_modules/frame",
    "node_modules/reader",
  ])
})

test("a bill of materials names version, licence and hash of packages, no workspace", () => {
  const { components } = billOfMaterials("1.2.3", packages, ["adapters/sql"])
  expect(components).toEqual([
    {
      type: "library",
      name: "reader",
      version: "2.0.0",
      "bom-ref": "pkg:npm/reader@2.0.0#node_modules/reader",
      purl: "pkg:npm/reader@2.0.0",
      licenses: [{ expression: "MIT" }],
      hashes: [{ alg: "SHA-512", content: "000102" }],
    },
  ])
})
