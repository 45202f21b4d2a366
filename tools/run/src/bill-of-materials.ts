import { type LockedPackages, nameAt, neededBy } from "./locked-packages.ts"

const hashNames: Readonly<Record<string, string>> = { sha1: "SHA-1", sha256: "SHA-256", sha512: "SHA-512" }

const hashOf = (integrity: string) => {
  const [algorithm = "", digest = ""] = integrity.split("-")
  const alg = hashNames[algorithm]
  return alg === undefined ? [] : [{ alg, content: Buffer.from(digest, "base64").toString("hex") }]
}

/** How npm's packages are addressed. Source: package-url, type npm. */
const addressOf = (name: string, version: string) => `pkg:npm/${name.replace(/^@/, "%40")}@${version}`

/**
 * What a release is made of, as CycloneDX 1.6: every package that the workspaces at these places declare for their running, with
 * what these need.
 */
export const billOfMaterials = (version: string, packages: LockedPackages, places: ReadonlyArray<string>) => ({
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: { component: { type: "application", name: "marquee", version, "bom-ref": addressOf("marquee", version) } },
  components: neededBy(packages, places)
    .filter((place) => place.includes("node_modules/"))
    .map((place) => {
      const { version: locked = "", license, integrity } = packages[place] ?? {}
      const whole = nameAt(place)
      const [group, name = whole] = whole.startsWith("@") ? whole.split("/") : [undefined, whole]
      return {
        type: "library",
        ...(group !== undefined && { group }),
        name,
        version: locked,
        "bom-ref": `${addressOf(whole, locked)}#${place}`,
        purl: addressOf(whole, locked),
        ...(license !== undefined && { licenses: [{ expression: license }] }),
        ...(integrity !== undefined && { hashes: hashOf(integrity) }),
      }
    }),
})
