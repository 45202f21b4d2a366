import type { Resource } from "./google-objects.ts"

/** Google's name of an app: "1-" and its number in the App Store, "2-" and its package in Google Play. */
const appName = /^[12]-[\w.]+$/u

/** A website's address as it is compared: without scheme, `www.` and a last slash. */
export const placementKey = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/giu, "")

/** The websites and apps that show no ad of the campaign, each once. */
export const excludedPlacements = (places: ReadonlyArray<string>, campaign: string): ReadonlyArray<Resource> =>
  [...new Set(places)].map((place) => ({
    campaign,
    negative: true,
    ...(appName.test(place) ? { mobileApplication: { appId: place } } : { placement: { url: `http://${place}` } }),
  }))
