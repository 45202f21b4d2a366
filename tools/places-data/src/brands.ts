import { commonCategories } from "./common-categories.ts"

type Item = {
  readonly displayName: string
  readonly locationSet: { readonly include?: ReadonlyArray<unknown>; readonly exclude?: ReadonlyArray<unknown> }
  readonly matchNames?: ReadonlyArray<string>
  readonly tags: Readonly<Record<string, string>>
}

/** The public index of brands: items by the tag that they belong to, such as `brands/shop/bakery`. */
export type BrandIndex = { readonly nsi: Readonly<Record<string, { readonly items?: ReadonlyArray<Item> }>> }

/** Tags that several of our categories share, or that ours name otherwise. */
const otherTags: Readonly<Record<string, string>> = {
  "shop/grocery": "grocery",
  "shop/department_store": "department-store",
  "shop/chemist": "pharmacy",
  "shop/doityourself": "diy-store",
  "shop/fabric": "fabric-store",
  "office/coworking": "coworking-space",
  "healthcare/laboratory": "diagnostic-lab",
  "healthcare/hospital": "hospital",
  "tourism/hostel": "hostel",
}

const sold = new Set(["gb", "in", "001"])

const isSoldHere = ({ include = [], exclude = [] }: Item["locationSet"]): boolean =>
  include.some((place) => typeof place === "string" && sold.has(place)) &&
  !(exclude.includes("gb") && exclude.includes("in"))

/** Brands of India, the United Kingdom and the whole world, each with the slug of its kind, ordered by name. */
export const brandsByKind = (
  { nsi }: BrandIndex,
  slugs: ReadonlySet<string>,
): ReadonlyArray<readonly [name: string, slug: string]> => {
  const slugOfTag = new Map([
    ...commonCategories.map(({ preset, slug }): [string, string] => [preset, slug]),
    ...Object.entries(otherTags),
  ])
  const slugByName = new Map<string, string>()
  for (const [path, { items = [] }] of Object.entries(nsi)) {
    const tag = path.replace(/^\w+\//, "")
    const slug = slugOfTag.get(tag)
    if (!path.startsWith("brands/") || slug === undefined || !slugs.has(slug)) continue
    for (const { displayName, locationSet, tags } of items) {
      if (!isSoldHere(locationSet)) continue
      for (const name of new Set([displayName, tags["brand"] ?? displayName])) {
        const plain = name.replace(/\s*\(.*\)$/, "")
        if (/^[\p{Script=Latin}\d &'’.!+-]{3,}$/u.test(plain) && !slugByName.has(plain)) slugByName.set(plain, slug)
      }
    }
  }
  return [...slugByName].sort(([a], [b]) => a.localeCompare(b, "en"))
}
