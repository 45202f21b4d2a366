import sharp from "sharp"
import { describe, expect, it } from "vitest"
import type { Sandbox } from "../start-sandbox.ts"
import { google, searchAd, searchOperations } from "../testing/campaigns.ts"
import { control, runSandbox } from "../testing/run-sandbox.ts"
import { imageFacts } from "./image-size.ts"
import { widthOf } from "./text-width.ts"

const CUSTOMER = "customers/4445556666"

type Format = "png" | "jpeg" | "gif" | "webp"

const drawn = (width: number, height: number, format: Format = "png", background = "#0f766e"): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()

const upload = (sandbox: Sandbox, bytes: Buffer, name: string) =>
  google(sandbox, `${CUSTOMER}/assets:mutate`, {
    operations: [{ create: { name, imageAsset: { data: bytes.toString("base64") } } }],
  })

const nameIn = (reply: { readonly body: object }): string =>
  JSON.stringify(reply.body).match(/customers\/\d+\/assets\/\d+/)?.[0] ?? ""

/** The resource names of a landscape, a square and a logo. */
const pictures = async (sandbox: Sandbox) => {
  const [landscape, square, logo] = [
    nameIn(await upload(sandbox, await drawn(1200, 628), "Landscape")),
    nameIn(await upload(sandbox, await drawn(1000, 1000), "Square")),
    nameIn(await upload(sandbox, await drawn(512, 512), "Logo")),
  ]
  return { landscape, square, logo }
}

const texts = (...lines: string[]) => lines.map((text) => ({ text }))

const bannerOf = ({ landscape, square, logo }: Awaited<ReturnType<typeof pictures>>) => ({
  marketingImages: [{ asset: landscape }],
  squareMarketingImages: [{ asset: square }],
  squareLogoImages: [{ asset: logo }],
  headlines: texts("Dentist in Pune"),
  longHeadline: { text: "Gentle dentists in the middle of Pune" },
  descriptions: texts("Family dentists."),
  businessName: "Sunrise Dental",
  callToActionText: "Book now",
  mainColor: "#0f766e",
  accentColor: "#ffffff",
  allowFlexibleColor: true,
  formatSetting: "ALL_FORMATS",
})

/** The operations of a whole display campaign, whose budget and places are a search campaign's. */
const operationsOf = (banner: object, change: { campaign?: object; group?: object; criterion?: object } = {}) => {
  const [budget, , location] = searchOperations("Display")
  const [campaign, adGroup] = [`${CUSTOMER}/campaigns/-2`, `${CUSTOMER}/adGroups/-3`]
  const criterion = { campaign, negative: true, ...change.criterion }
  return [
    budget,
    {
      campaignOperation: {
        create: {
          resourceName: campaign,
          name: "Display",
          campaignBudget: `${CUSTOMER}/campaignBudgets/-1`,
          targetSpend: {},
          containsEuPoliticalAdvertising: "DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING",
          advertisingChannelType: "DISPLAY",
          networkSettings: { targetContentNetwork: true },
          ...change.campaign,
        },
      },
    },
    location,
    ...(change.criterion === undefined ? [] : [{ campaignCriterionOperation: { create: criterion } }]),
    {
      adGroupOperation: {
        create: {
          resourceName: adGroup,
          name: "Group",
          campaign,
          type: "DISPLAY_STANDARD",
          optimizedTargetingEnabled: false,
          ...change.group,
        },
      },
    },
    { adGroupAdOperation: { create: { adGroup, ad: { finalUrls: ["https://example.com/"], ...banner } } } },
  ]
}

const made = (sandbox: Sandbox, banner: object, change?: Parameters<typeof operationsOf>[1]) =>
  google(sandbox, `${CUSTOMER}/googleAds:mutate`, { mutateOperations: operationsOf(banner, change) })

const rowsOf = async (sandbox: Sandbox, query: string) =>
  (await google(sandbox, `${CUSTOMER}/googleAds:search`, { query })).body["results"]

describe("display ads at the Google Ads stand-in", () => {
  it("are made from pictures and texts, and delivered once they are approved", () =>
    runSandbox({ marketSpeedSeconds: 60 }, async (sandbox) => {
      const responsiveDisplayAd = bannerOf(await pictures(sandbox))
      const reply = await made(
        sandbox,
        { responsiveDisplayAd },
        { criterion: { placement: { url: "http://games.example" } } },
      )
      expect(reply.status).toBe(200)
      expect(
        await rowsOf(
          sandbox,
          "SELECT ad_group_ad.ad.type, ad_group_ad.ad.responsive_display_ad.long_headline FROM ad_group_ad",
        ),
      ).toMatchObject([
        {
          adGroupAd: {
            ad: {
              type: "RESPONSIVE_DISPLAY_AD",
              responsiveDisplayAd: { longHeadline: { text: "Gentle dentists in the middle of Pune" } },
            },
          },
        },
      ])
      expect(
        await rowsOf(
          sandbox,
          "SELECT campaign_criterion.placement.url FROM campaign_criterion WHERE campaign_criterion.type = 'PLACEMENT'",
        ),
      ).toMatchObject([{ campaignCriterion: { placement: { url: "http://games.example" } } }])
      await control(sandbox, "POST", "/approve-all")
      await control(sandbox, "POST", "/clock", { advanceMs: 2 * 86_400_000 })
      const text = JSON.stringify(
        await rowsOf(sandbox, "SELECT metrics.impressions, metrics.clicks, metrics.cost_micros FROM campaign"),
      )
      const figure = (name: string): number => Number(text.match(new RegExp(`"${name}":"(\\d+)"`))?.[1])
      expect(figure("clicks")).toBeGreaterThan(0)
      expect(figure("clicks") / figure("impressions")).toBeLessThan(0.01)
      // A thousand showings beside search results cost some 800 rupees.
      expect(figure("costMicros") / figure("impressions") / 1000).toBeLessThan(100)
    }))

  it("keep a picture once by content, under one name", () =>
    runSandbox({}, async (sandbox) => {
      const bytes = await drawn(600, 314)
      const first = await upload(sandbox, bytes, "One")
      expect(nameIn(await upload(sandbox, bytes, "One"))).toBe(nameIn(first))
      expect(JSON.stringify((await upload(sandbox, bytes, "Two")).body)).toContain("CANNOT_MODIFY_ASSET_NAME")
      const other = await drawn(600, 314, "png", "#ff0000")
      expect(JSON.stringify((await upload(sandbox, other, "One")).body)).toContain("DUPLICATE_ASSET_NAME")
      expect(
        await rowsOf(
          sandbox,
          "SELECT asset.name, asset.type, asset.image_asset.mime_type, asset.image_asset.full_size.width_pixels FROM asset",
        ),
      ).toMatchObject([
        {
          asset: {
            name: "One",
            type: "IMAGE",
            imageAsset: { mimeType: "IMAGE_PNG", fullSize: { widthPixels: "600" } },
          },
        },
      ])
    }))

  it("take GIF, JPEG and PNG of at most 5120 KB, and nothing else", () =>
    runSandbox({}, async (sandbox) => {
      for (const format of ["png", "jpeg", "gif"] as const) {
        const bytes = await drawn(600, 314, format)
        expect(imageFacts(bytes)).toMatchObject({ width: 600, height: 314 })
        expect((await upload(sandbox, bytes, format)).status).toBe(200)
      }
      expect(JSON.stringify((await upload(sandbox, await drawn(600, 314, "webp"), "webp")).body)).toContain(
        "FORMAT_NOT_ALLOWED",
      )
      const large = Buffer.concat([await drawn(600, 314), Buffer.alloc(5120 * 1024)])
      expect(JSON.stringify((await upload(sandbox, large, "large")).body)).toContain("FILE_TOO_LARGE")
      expect(JSON.stringify((await upload(sandbox, Buffer.alloc(0), "none")).body)).toContain("ASSET_DATA_IS_MISSING")
    }))

  it("are refused for what the description does not allow", () =>
    runSandbox({}, async (sandbox) => {
      const names = await pictures(sandbox)
      const right = bannerOf(names)
      const small = nameIn(await upload(sandbox, await drawn(382, 200), "Small"))
      const { longHeadline: _long, ...withoutLong } = right
      const { businessName: _name, ...withoutName } = right
      const { accentColor: _accent, ...withoutAccent } = right
      const { mainColor: _main, accentColor: _second, ...withoutColours } = right
      for (const [banner, code] of [
        [withoutLong, "REQUIRED"],
        [withoutName, "MISSING_BUSINESS_NAME"],
        [withoutAccent, "REQUIRED"],
        [{ ...withoutColours, allowFlexibleColor: false }, "CANNOT_SET_ALLOW_FLEXIBLE_COLOR_FALSE"],
        [{ ...right, formatSetting: "NATIVE" }, "CANNOT_SET_COLOR_CONTROL_WHEN_NATIVE_FORMAT_SETTING"],
        [{ ...right, formatSetting: "ROUND" }, "ENUM_VALUE_NOT_PERMITTED"],
        [{ ...right, mainColor: "teal" }, "INVALID_VALUE"],
        [{ ...right, callToActionText: "Press here" }, "INVALID_CALL_TO_ACTION_TEXT"],
        [{ ...right, businessName: "歯".repeat(13) }, "LINE_TOO_WIDE"],
        [{ ...right, headlines: texts("歯".repeat(16)) }, "TOO_LONG"],
        [{ ...right, headlines: texts("1", "2", "3", "4", "5", "6") }, "TOO_MANY"],
        [{ ...right, headlines: texts("One", "One") }, "DUPLICATE_ASSET"],
        [{ ...right, descriptions: [] }, "TOO_FEW"],
        [{ ...right, squareMarketingImages: [] }, "TOO_FEW"],
        [{ ...right, marketingImages: [{ asset: names.square }] }, "ASPECT_RATIO_NOT_ALLOWED"],
        [{ ...right, marketingImages: [{ asset: small }] }, "IMAGE_TOO_SMALL"],
        [{ ...right, squareLogoImages: Array.from({ length: 6 }, () => ({ asset: names.logo })) }, "TOO_MANY"],
        [{ ...right, marketingImages: Array.from({ length: 15 }, () => ({ asset: names.landscape })) }, "TOO_MANY"],
        [{ ...right, marketingImages: [{ asset: `${CUSTOMER}/assets/1` }] }, "RESOURCE_NOT_FOUND"],
        [{ ...right, shape: "round" }, "UNKNOWN"],
      ] as const) {
        const { status, body } = await made(sandbox, { responsiveDisplayAd: banner })
        expect([code, status]).toEqual([code, 400])
        expect(JSON.stringify(body)).toContain(`"${code}"`)
      }
      expect((await made(sandbox, { responsiveDisplayAd: right })).status).toBe(200)
    }))

  it("go with a display campaign alone, which takes nothing of a search campaign", () =>
    runSandbox({}, async (sandbox) => {
      const responsiveDisplayAd = bannerOf(await pictures(sandbox))
      const SEARCH = { advertisingChannelType: "SEARCH", networkSettings: { targetGoogleSearch: true } }
      for (const [ad, change, code] of [
        [{ responsiveDisplayAd }, { campaign: SEARCH, group: { type: "SEARCH_STANDARD" } }, "INVALID_AD_TYPE"],
        [searchAd("Dentist in Pune"), {}, "INVALID_AD_TYPE"],
        [
          { responsiveDisplayAd },
          { group: { type: "SEARCH_STANDARD" } },
          "AD_GROUP_TYPE_NOT_VALID_FOR_ADVERTISING_CHANNEL_TYPE",
        ],
        [
          { responsiveDisplayAd },
          { campaign: { networkSettings: { targetGoogleSearch: true } } },
          "CANNOT_TARGET_SEARCH_NETWORK",
        ],
        [
          { responsiveDisplayAd },
          { campaign: { networkSettings: { targetContentNetwork: false } } },
          "CAMPAIGN_MUST_TARGET_AT_LEAST_ONE_NETWORK",
        ],
        [
          { responsiveDisplayAd },
          { campaign: { geoTargetTypeSetting: { positiveGeoTargetType: "SEARCH_INTEREST" } } },
          "INCOMPATIBLE_CAMPAIGN_FIELD",
        ],
        [{ responsiveDisplayAd }, { criterion: { placement: { url: "all games" } } }, "INVALID_PLACEMENT_URL"],
        [
          { responsiveDisplayAd },
          { criterion: { placement: { url: `http://${"a".repeat(250)}.example` } } },
          "PLACEMENT_URL_IS_TOO_LONG",
        ],
        [{ responsiveDisplayAd }, { criterion: { mobileApplication: { appId: "3-game" } } }, "INVALID_MOBILE_APP"],
        [
          { responsiveDisplayAd },
          { criterion: { placement: { url: "http://games.example" }, negative: false } },
          "CANNOT_ADD_CRITERIA_TYPE",
        ],
      ] as const) {
        const { status, body } = await made(sandbox, ad, change)
        expect([code, status]).toEqual([code, 400])
        expect(JSON.stringify(body)).toContain(`"${code}"`)
      }
    }))

  it("show no number: a call asset cannot be linked to their campaign", () =>
    runSandbox({}, async (sandbox) => {
      const asset = `${CUSTOMER}/assets/-9`
      const refused = await google(sandbox, `${CUSTOMER}/googleAds:mutate`, {
        mutateOperations: [
          ...operationsOf({ responsiveDisplayAd: bannerOf(await pictures(sandbox)) }),
          {
            assetOperation: {
              create: { resourceName: asset, callAsset: { countryCode: "IN", phoneNumber: "9876543210" } },
            },
          },
          { campaignAssetOperation: { create: { campaign: `${CUSTOMER}/campaigns/-2`, asset, fieldType: "CALL" } } },
        ],
      })
      expect(JSON.stringify(refused.body)).toContain("INCOMPATIBLE_ADVERTISING_CHANNEL_TYPE")
    }))

  it("count letters of double width twice", () => {
    expect(widthOf("dentist")).toBe(7)
    expect(widthOf("רופא שיניים")).toBe(11)
    expect(widthOf("歯医者 A")).toBe(8)
  })
})
