import { contract, exampleProfile, listOf, pictureBody, textOf, UploadedFile } from "@application/kernel"
import { Asset, AssetKind, AssetNotFound, AssetUse, longestAssetName, videoBounds } from "@domain/creatives"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, CampaignId, PageRequest } from "@domain/kernel"
import { Schema } from "effect"

const ofBusiness = { businessProfileId: BusinessProfileId } as const
const group = "Assets"
const url = textOf(2048)

const exampleUrl = "/media/5f0c8a1b2d3e4f5061728394a5b6c7d8e9f00112.jpg"

/** A campaign that an act on an asset touches. */
const TouchedCampaign = Schema.Struct({ campaignId: CampaignId, name: Schema.String })

/** Most pictures and videos that one call removes or brings back. */
export const mostAssetsAtOnce = 50

/** The assets of a kind with where each is used, newest first. Ours; spec: screens, assets. */
export const ListAssets = contract("creatives/ListAssets", {
  kind: "query",
  access: "readCreatives",
  route: "GET /businessProfiles/:businessProfileId/roimatic/assets",
  group,
  summary: "List a business's assets of a kind, with where each is used",
  description:
    "kind is Picture, Video, Page, Instagram, Catalogue or AdAccount. search finds words in names and in the names of campaigns that use an asset. The id of a picture or video is its address; a video says its length, frames and cover in video, and its state is Waiting until it has a cover. place of a use is Draft, Live, Change (typed for a running campaign and not sent), Ended, Logo or Feed.",
  example: { ...exampleProfile, kind: "Picture", search: "bread", page: 1, limit: 24 },
  input: Schema.Struct({
    ...ofBusiness,
    kind: AssetKind,
    search: Schema.optionalKey(textOf(200)),
    page: Schema.optionalKey(PageRequest.fields.page),
    limit: Schema.optionalKey(PageRequest.fields.limit),
  }),
  output: Schema.Struct({ assets: Schema.Array(Asset), total: Schema.Int, page: Schema.Int, limit: Schema.Int }),
})

/** What removing or replacing a picture or video touches. Ours. */
export const GetAssetEffects = contract("creatives/GetAssetEffects", {
  kind: "query",
  access: "readCreatives",
  route: "GET /businessProfiles/:businessProfileId/roimatic/assets/effects",
  group,
  summary: "Get what removing or replacing a picture or video touches",
  description:
    "Drafts get the new picture or video, or lose it; running campaigns keep what they show, and what one shows cannot be removed (mayRemove).",
  example: { ...exampleProfile, url: exampleUrl },
  input: Schema.Struct({ ...ofBusiness, url }),
  output: Schema.Struct({ asset: Asset, uses: Schema.Array(AssetUse), mayRemove: Schema.Boolean }),
  failures: [AssetNotFound],
})

/** Adds a picture to a business's library. Ours. */
export const UploadPicture = contract("creatives/UploadPicture", {
  kind: "workflow",
  access: "editCreatives",
  route: "POST /businessProfiles/:businessProfileId/roimatic/assets/pictures",
  group,
  largestBody: pictureBody,
  summary: "Add a picture to a business's library",
  description:
    "The file is a jpg, png or bmp of at most 8 MB, its content in base64. Its name without the ending is the picture's name. A library holds 500 pictures and videos.",
  example: { ...exampleProfile, file: { name: "loaf.png", content: "iVBORw0KGgo=" } },
  input: Schema.Struct({ ...ofBusiness, file: UploadedFile }),
  output: Asset,
  failures: [InvalidFields, TooManyRequests],
})

/** Changes the name of a picture or video, which is also read to people who cannot see it. Ours. */
export const RenamePicture = contract("creatives/RenamePicture", {
  kind: "command",
  access: "editCreatives",
  route: "POST /businessProfiles/:businessProfileId/roimatic/assets/pictures/name",
  group,
  summary: "Rename a picture or video of a business's library",
  description: "name has 1 to 100 characters. Campaigns that took it keep the name that it had.",
  example: { ...exampleProfile, url: exampleUrl, name: "Rye loaf on the shelf" },
  input: Schema.Struct({ ...ofBusiness, url, name: textOf(longestAssetName * 4) }),
  output: Asset,
  failures: [AssetNotFound, InvalidFields],
})

/** Puts a new picture in a picture's place, or a video in a video's: in every draft at once, and in no running campaign. Ours. */
export const ReplacePicture = contract("creatives/ReplacePicture", {
  kind: "workflow",
  access: "editCreatives",
  route: "POST /businessProfiles/:businessProfileId/roimatic/assets/pictures/replace",
  group,
  largestBody: pictureBody,
  summary: "Replace a picture or video in every draft",
  description:
    "Takes a file, or byUrl for a picture of the library; for a video only byUrl, the address of another video with a cover. Every draft that names the picture gets the other as its next revision. live are the running campaigns that go on showing it; each is changed by SaveCampaignEdit. The picture leaves the library (isRemoved) unless one of them shows it.",
  example: { ...exampleProfile, url: exampleUrl, file: { name: "loaf.png", content: "iVBORw0KGgo=" } },
  input: Schema.Struct({
    ...ofBusiness,
    url,
    file: Schema.optionalKey(UploadedFile),
    byUrl: Schema.optionalKey(url),
  }),
  output: Schema.Struct({
    asset: Asset,
    drafts: Schema.Array(TouchedCampaign),
    live: Schema.Array(TouchedCampaign),
    isRemoved: Schema.Boolean,
  }),
  failures: [AssetNotFound, InvalidFields, TooManyRequests],
})

/** Removes pictures and videos from a business's library and its drafts; what a running campaign shows stays. Ours. */
export const RemovePictures = contract("creatives/RemovePictures", {
  kind: "command",
  access: "editCreatives",
  route: "POST /businessProfiles/:businessProfileId/roimatic/assets/pictures/remove",
  group,
  summary: "Remove pictures and videos from a business's library",
  description:
    "Each picture is decided on for itself: refused are those that a running campaign, or a change of one, shows. drafts lose the picture. For 30 days RestorePictures brings it back. A picture that is gone is passed over.",
  example: { ...exampleProfile, urls: [exampleUrl] },
  input: Schema.Struct({ ...ofBusiness, urls: listOf(url, mostAssetsAtOnce) }),
  output: Schema.Struct({
    removed: Schema.Array(
      Schema.Struct({ url: Schema.String, name: Schema.String, drafts: Schema.Array(TouchedCampaign) }),
    ),
    refused: Schema.Array(Schema.Struct({ url: Schema.String, name: Schema.String, uses: Schema.Array(AssetUse) })),
  }),
})

/** Brings removed pictures and videos back, also into the drafts that lost them. Ours. */
export const RestorePictures = contract("creatives/RestorePictures", {
  kind: "command",
  access: "editCreatives",
  route: "POST /businessProfiles/:businessProfileId/roimatic/assets/pictures/restore",
  group,
  summary: "Bring removed pictures and videos back",
  description:
    "A draft that lost the picture gets it again, unless another was chosen there meanwhile. A picture that is not among the removed ones is passed over.",
  example: { ...exampleProfile, urls: [exampleUrl] },
  input: Schema.Struct({ ...ofBusiness, urls: listOf(url, mostAssetsAtOnce) }),
  output: Schema.Struct({ restored: Schema.Array(Schema.String) }),
})

/** The pictures and videos that were removed within 30 days, the latest first. Ours. */
export const ListRemovedPictures = contract("creatives/ListRemovedPictures", {
  kind: "query",
  access: "readCreatives",
  route: "GET /businessProfiles/:businessProfileId/roimatic/assets/removed",
  group,
  summary: "List the pictures and videos that can be brought back",
  description: "removedAt is in epoch milliseconds; after 30 days a picture is gone.",
  example: exampleProfile,
  input: Schema.Struct(ofBusiness),
  output: Schema.Array(Schema.Struct({ asset: Asset, removedAt: Schema.Int })),
})

/** Bytes of each part of a video but the last. */
export const videoPartBytes = 4_000_000

/** Most parts of a video. */
const mostVideoParts = Math.ceil(videoBounds.bytes / videoPartBytes)

const examplePart = "5f0c8a1b2d3e4f5061728394a5b6c7d8e9f00112"

/** Keeps a part of a video that is on its way into a business's library. Ours. */
export const UploadVideoPart = contract("creatives/UploadVideoPart", {
  kind: "workflow",
  access: "editCreatives",
  route: "POST /businessProfiles/:businessProfileId/roimatic/assets/videos/parts",
  group,
  largestBody: 6_000_000,
  summary: "Send a part of a video",
  description:
    "content is base64 of 4,000,000 bytes of the file, of the last part what is left. A part that was sent before has the same name, so that an upload goes on where it stopped. Parts that AddVideo never named are deleted.",
  example: { ...exampleProfile, content: "AAAAGGZ0eXBtcDQy" },
  input: Schema.Struct({ ...ofBusiness, content: textOf(5_600_000) }),
  output: Schema.Struct({ part: Schema.String }),
  failures: [InvalidFields, TooManyRequests],
})

/** Joins the parts of a video and adds it to a business's library. Ours. */
export const AddVideo = contract("creatives/AddVideo", {
  kind: "workflow",
  access: "editCreatives",
  route: "POST /businessProfiles/:businessProfileId/roimatic/assets/videos",
  group,
  summary: "Add a video to a business's library",
  description:
    "parts are the names that UploadVideoPart answered, in the order of the file: an mp4, webm or ogv of at most 200 MB and of 1 second to 241 minutes, told by its content. Its name without the ending is the video's name. It is Waiting until SetVideoCover gives it a cover.",
  example: { ...exampleProfile, name: "oven.mp4", parts: [examplePart] },
  input: Schema.Struct({
    ...ofBusiness,
    name: textOf(255),
    parts: listOf(textOf(40), mostVideoParts),
  }),
  output: Asset,
  failures: [InvalidFields, TooManyRequests],
})

/** Gives a video the picture that is shown before it plays: a file, or a picture of the library. Ours. */
export const SetVideoCover = contract("creatives/SetVideoCover", {
  kind: "workflow",
  access: "editCreatives",
  route: "POST /businessProfiles/:businessProfileId/roimatic/assets/videos/cover",
  group,
  largestBody: pictureBody,
  summary: "Set the cover of a video",
  description:
    "Takes a file as UploadPicture does, such as a frame of the video, or byUrl for a picture of the library. Drafts that show the video get the cover too; running campaigns keep theirs.",
  example: { ...exampleProfile, url: exampleUrl.replace("jpg", "mp4"), byUrl: exampleUrl },
  input: Schema.Struct({
    ...ofBusiness,
    url,
    file: Schema.optionalKey(UploadedFile),
    byUrl: Schema.optionalKey(url),
  }),
  output: Asset,
  failures: [AssetNotFound, InvalidFields, TooManyRequests],
})
