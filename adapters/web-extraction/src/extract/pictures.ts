import type { Extracted } from "@domain/businesses"
import { type Entity, textOf, textsOf } from "./entity.ts"
import { fact } from "./fact.ts"
import type { Page } from "./page.ts"

const most = 24
const notAPhoto =
  /\.svg(\?|$)|sprite|spacer|pixel|blank\.|placeholder|placehold\.it|loader|loading\.|spinner|favicon|\/flags?\/|(^|[/_-])(icon|icons|arrow|badge|avatar|payment|visa|mastercard)[-_./]|facebook\.com\/tr|google-analytics|gravatar|1x1/i
const isLogo = /logo|brand-?mark/i

const largestOf = (srcset: string): string | undefined =>
  srcset
    .split(/,\s+/)
    .map((entry) => {
      const [address = "", size = "0"] = entry.trim().split(/\s+/)
      return { address, size: Number.parseFloat(size) }
    })
    .toSorted((a, b) => b.size - a.size)[0]?.address

/** The business's logo: as stated, else a picture called logo, else the touch icon. */
export const findLogo = (page: Page, entity: Entity | undefined): Extracted<string> | undefined => {
  const stated = entity === undefined ? undefined : page.resolve(textOf(entity, "logo") ?? "")
  if (entity !== undefined && stated !== undefined) return fact(stated, entity.source, 0.95)
  const pictures = page
    .$(
      "header img, nav img, img[class*=logo i], img[id*=logo i], img[alt*=logo i], img[src*=logo i], [class*=logo i] img, a[class*=brand i] img",
    )
    .toArray()
  const marked = pictures.filter((element) => {
    const { class: ownClass = "", id = "", alt = "", src = "" } = element.attribs
    const isInLogo = page.$(element).closest("[class*=logo i], [class*=brand i]").length > 0
    return isLogo.test(`${ownClass} ${id} ${alt} ${src}`) || isInLogo
  })
  const logoAddress = [...marked, ...pictures]
    .map((element) => page.resolve(element.attribs["data-src"] ?? element.attribs["src"] ?? ""))
    .find((address) => address !== undefined)
  if (logoAddress !== undefined) return fact(logoAddress, "link", marked.length > 0 ? 0.8 : 0.5)
  const icon = page.resolve(page.$("link[rel~=apple-touch-icon]").first().attr("href") ?? "")
  return icon === undefined ? undefined : fact(icon, "link", 0.4)
}

const isSmall = (size: string | undefined): boolean =>
  size !== undefined && /^\d+(px)?$/.test(size) && Number.parseInt(size, 10) < 120

/** Photographs of the page as absolute addresses, the preview picture first, without icons, logos and trackers. */
export const findImages = (page: Page, entity: Entity | undefined): ReadonlyArray<Extracted<string>> => {
  const stated =
    entity === undefined
      ? []
      : [...textsOf(entity, "image"), ...textsOf(entity, "photo")].flatMap((text) => {
          const address = page.resolve(text)
          return address === undefined ? [] : [fact(address, entity.source, 0.9)]
        })
  const preview = ["og:image", "og:image:secure_url", "twitter:image"].flatMap((name) => {
    const address = page.resolve(page.meta(name))
    return address === undefined ? [] : [fact(address, "meta", 0.8)]
  })
  const shown = page
    .$("img")
    .toArray()
    .flatMap((element) => {
      const {
        src = "",
        srcset,
        width,
        height,
        alt = "",
        "data-src": lazy,
        "data-lazy-src": lazier,
        "data-srcset": lazySet,
      } = element.attribs
      const address = page.resolve(largestOf(srcset ?? lazySet ?? "") ?? "") ?? page.resolve(lazy ?? lazier ?? src)
      if (address === undefined || isSmall(width) || isSmall(height) || isLogo.test(`${alt} ${address}`)) return []
      return [fact(address, "link", 0.6)]
    })
  const backgrounds = page
    .$("[style*=background]")
    .toArray()
    .flatMap((element) => {
      const address = page.resolve(/url\((['"]?)(.*?)\1\)/.exec(element.attribs["style"] ?? "")?.[2] ?? "")
      return address === undefined ? [] : [fact(address, "link", 0.5)]
    })
  return [...stated, ...preview, ...shown, ...backgrounds]
    .filter(({ value }) => !notAPhoto.test(value) && !/logo[^/]*$/i.test(value))
    .slice(0, most * 2)
}
