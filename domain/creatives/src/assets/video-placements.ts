import { Struct } from "effect"
import type { VideoFormat } from "./video.ts"

/** What Meta takes of a video wherever it is shown. */
export interface VideoRules {
  readonly formats: ReadonlyArray<VideoFormat>
  readonly leastMillis: number
  readonly mostMillis: number
  readonly mostBytes: number
  readonly leastSide: number
  /** Width by height. */
  readonly tallest: number
  readonly widest: number
  /** By how much of itself a ratio may miss its bound. */
  readonly tolerance: number
}

/**
 * Meta's rules of videos in ads, read on 2026-11-30: containers of "Supported video file formats" (which does not list webm),
 * lengths, weight and ratios of the ads guide, "Facebook feed, video".
 */
export const metaVideoRules: VideoRules = {
  formats: ["mp4", "ogv"],
  leastMillis: 1_000,
  mostMillis: 241 * 60_000,
  mostBytes: 4_000_000_000,
  leastSide: 120,
  tallest: 9 / 16,
  widest: 16 / 9,
  tolerance: 0.03,
}

/** How a placement shows a video: whole lengths of time, and what it does with ratios of another shape. */
export interface VideoPlacement {
  readonly mostMillis: number
  /** The length after which fewer people watch on, as Meta advises. */
  readonly advisedMillis: number
  /** The ratios that are shown whole, and what happens to others: the sides are cut, or bars fill the rest. */
  readonly tallest: number
  readonly widest: number
  readonly otherwise: "cut" | "bars"
  /** Narrower videos look blurred. */
  readonly leastWidth: number
}

/** Placements of social ads by Meta's ads guide, read on 2026-11-30; a further placement is one more row. */
export const videoPlacements = {
  facebookFeed: {
    mostMillis: 241 * 60_000,
    advisedMillis: 15_000,
    tallest: 4 / 5,
    widest: 16 / 9,
    otherwise: "cut",
    leastWidth: 600,
  },
  instagramFeed: {
    mostMillis: 60 * 60_000,
    advisedMillis: 15_000,
    tallest: 4 / 5,
    widest: 1.91,
    otherwise: "cut",
    leastWidth: 600,
  },
  stories: {
    mostMillis: 2 * 60_000,
    advisedMillis: 15_000,
    tallest: 9 / 16,
    widest: 9 / 16,
    otherwise: "bars",
    leastWidth: 500,
  },
  reels: {
    mostMillis: 15 * 60_000,
    advisedMillis: 30_000,
    tallest: 9 / 16,
    widest: 9 / 16,
    otherwise: "bars",
    leastWidth: 500,
  },
} as const satisfies Readonly<Record<string, VideoPlacement>>

/** A place where social ads show videos. */
export type VideoPlacementName = keyof typeof videoPlacements

/** The placements in the order shown. */
export const videoPlacementNames = Struct.keys(videoPlacements)

/** The placements that only a linked Instagram account adds. */
export const instagramPlacements: ReadonlyArray<VideoPlacementName> = ["instagramFeed"]
