import { CampaignRepository } from "@application/campaigns/ports"
import { CampaignPlans } from "@application/campaigns/stores"
import { sampleDraft } from "@application/campaigns/testing"
import { SocialAccounts } from "@application/channels/ports"
import { BusinessPictures } from "@application/creatives/ports"
import { SessionRepository } from "@application/signup/ports"
import type { Picture } from "@domain/campaigns"
import { CampaignId, SessionId } from "@domain/kernel"
import { planOf, withParts } from "@domain/signup"
import { Clock, Effect } from "effect"
import { bakery } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const colours = ["#7a3e1d", "#d98e4a", "#f4c95d", "#5b7553", "#2f4858", "#b6465f"]

/** A drawn picture, which stands for a photograph. */
const drawn = (number: number, width: number, height: number): string => {
  const [ground = "#7a3e1d", loaf = "#f4c95d"] = [colours[number % 6], colours[(number + 2) % 6]]
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/><ellipse cx="50%" cy="60%" rx="${20 + (number % 5) * 4}%" ry="22%" fill="${loaf}"/><title>${number}</title></svg>`,
  )}`
}

const names = ["Rye loaf", "Shop front", "Wedding cake", "Croissants", "The team", "Oven at five in the morning"]
const sizes = [
  [1600, 1200],
  [1080, 1920],
  [1200, 628],
  [400, 300],
] as const

const pictureNumber = (
  number: number,
): { readonly picture: Picture; readonly width: number; readonly height: number } => {
  const [width, height] = sizes[number % sizes.length] ?? sizes[0]
  const name = names[number % names.length] ?? "Bread"
  const alt = number < names.length ? name : `${name} ${number}`
  const source = number % 3 === 1 ? "website" : "upload"
  return { picture: { url: drawn(number, width, height), source, alt }, width, height }
}

const withPictures = Effect.fnUntraced(function* (count: number) {
  yield* busyBakery
  const now = yield* Clock.currentTimeMillis
  const library = yield* BusinessPictures
  for (let number = count - 1; number >= 0; number -= 1) {
    const { picture, width, height } = pictureNumber(number)
    const facts = { width, height, sizeBytes: 90_000 + number * 31_000 }
    yield* library.add(bakery.id, { picture, addedAt: now - number * 9 * 3_600_000, facts })
  }
})

/** The running campaign shows the first picture, and the draft has chosen the third. */
const usePictures = Effect.gen(function* () {
  const [live, draft] = [pictureNumber(0).picture, pictureNumber(2).picture]
  const campaigns = yield* CampaignRepository
  const running = yield* campaigns.byId(bakery.id, CampaignId.make(9201))
  const { creative, ...plan } = planOf(sampleDraft)
  const creativeDetail = { ...creative.creativeDetail, picture: live }
  yield* (yield* CampaignPlans).add({
    businessProfileId: bakery.id,
    campaignId: running.id,
    revision: 1,
    contentHash: "pictures",
    plan: { ...plan, creative: { ...creative, creativeDetail } },
    madeAt: yield* Clock.currentTimeMillis,
  })
  yield* campaigns.save({ ...running, plan: { launched: 1 } })
  const sessions = yield* SessionRepository
  const session = yield* sessions.forUpdate(SessionId.make("00000000-0000-4000-8000-000000009290"))
  const details = withParts(session.details, {
    creative: { creativeDetail: { ...session.details.creative.creativeDetail, picture: draft } },
    revision: session.details.revision + 1,
  })
  yield* sessions.save({ ...session, details })
})

/** The busy bakery with six pictures: one in a running campaign, one in a draft. */
export const fewPictures: Seed = Effect.andThen(withPictures(6), usePictures).pipe(Effect.orDie)

/** The busy bakery with three hundred pictures. */
export const manyPictures: Seed = Effect.andThen(withPictures(300), usePictures).pipe(Effect.orDie)

/** The busy bakery with a page whose administrator has let the platform in, and its Instagram account. */
export const linkedPage: Seed = Effect.gen(function* () {
  yield* fewPictures
  const accounts = yield* SocialAccounts
  yield* accounts.choose(bakery.id, { id: "4005", name: "Bloom Bakery", category: "Bakery" })
  yield* accounts.move(bakery.id, "4005", "NotRequested", "Requested")
  yield* accounts.done(bakery.id, "4005", "instagramAccount", "17841400000000001")
}).pipe(Effect.orDie)

const videoNumber = (number: number) => {
  const [width, height] = [
    [1080, 1920],
    [1920, 1080],
    [720, 720],
  ][number % 3] as [number, number]
  const format = (["mp4", "webm", "mp4"] as const)[number % 3] ?? "mp4"
  return {
    picture: {
      url: `/media/${String(number).repeat(40).slice(0, 40)}.${format}`,
      source: "upload" as const,
      alt: ["Oven at five", "Shop tour", "Cake from above"][number % 3] ?? "Film",
    },
    facts: { width, height, sizeBytes: 9_400_000 + number * 2_000_000 },
    video: {
      format,
      codec: number % 3 === 1 ? "vp9" : "avc",
      durationMillis: [14_200, 96_000, 31_000][number % 3] ?? 9_000,
      framesPerSecond: 30,
      hasSound: number % 3 !== 2,
      ...(number % 3 !== 2 && { posterUrl: drawn(number, width, height) }),
    },
  }
}

/** Videos of the busy bakery: a tall film with its cover, a webm that Meta refuses, and a film without a cover. */
export const someVideos: Seed = Effect.gen(function* () {
  yield* fewPictures
  const now = yield* Clock.currentTimeMillis
  const library = yield* BusinessPictures
  for (const number of [0, 1, 2])
    yield* library.add(bakery.id, { ...videoNumber(number), addedAt: now - number * 3_600_000 })
}).pipe(Effect.orDie)
