import { Schema } from "effect"
import { wireEnum } from "@domain/kernel"
import { radiusOptions } from "./targeting-options.ts"

/** The gender of an audience. Spec: enumerations, Gender. */
export const Gender = wireEnum({ Male: 1, Female: 2, All: 3 })
export type Gender = typeof Gender.Type

/** The unit of a radius. Spec: enumerations, Distance unit. */
export const DistanceUnit = wireEnum({ Miles: 1, Kilometers: 2 })
export type DistanceUnit = typeof DistanceUnit.Type

/** How a location is chosen. Spec: enumerations, location mode. */
export const LocationMode = wireEnum({ NearBusiness: 1, SpecificArea: 2 })
export type LocationMode = typeof LocationMode.Type

/** How a location is sent to a network. Spec: enumerations, targeting type. */
export const TargetingType = wireEnum({ LatLng: 1, Region: 2 })
export type TargetingType = typeof TargetingType.Type

/** A radius up to the widest option, in its unit; whole miles are no whole kilometres. Spec: constants, radius options. */
export const Radius = Schema.Number.check(Schema.isBetween({ minimum: 1, maximum: radiusOptions[4] }))
export type Radius = typeof Radius.Type

const text = (most: number) => Schema.String.check(Schema.isMaxLength(most))
/** Degrees. */
const position = {
  latitude: Schema.Number.check(Schema.isBetween({ minimum: -90, maximum: 90 })),
  longitude: Schema.Number.check(Schema.isBetween({ minimum: -180, maximum: 180 })),
} as const

/** A chosen town, city or postal code. */
export const TargetArea = Schema.Struct({
  placeId: text(300),
  name: text(300),
  postcode: Schema.optionalKey(text(20)),
  countryCode: text(10),
  ...position,
})
export type TargetArea = typeof TargetArea.Type

/** A named point that a circle is drawn around. */
export const TargetCentre = Schema.Struct({ name: text(300), ...position })
export type TargetCentre = typeof TargetCentre.Type

/** A circle with a radius of its own, in kilometres. */
export const TargetCircle = Schema.Struct({
  ...TargetCentre.fields,
  kilometers: Schema.Number.check(Schema.isBetween({ minimum: 1, maximum: radiusOptions[4] })),
})
export type TargetCircle = typeof TargetCircle.Type

/** The location of an audience: circles around the business and its branches, or chosen areas, without what is left out of them. */
export const TargetLocation = Schema.Struct({
  mode: LocationMode,
  radius: Radius,
  unit: DistanceUnit,
  centre: Schema.optionalKey(TargetCentre),
  areas: Schema.Array(TargetArea).check(Schema.isMaxLength(50)),
  /** Further centres of circles of the same radius, such as branches; none where absent. Ours. */
  branches: Schema.optionalKey(Schema.Array(TargetCentre).check(Schema.isMaxLength(20))),
  /** Towns and postal codes where ads are not shown. Ours. */
  excludedAreas: Schema.optionalKey(Schema.Array(TargetArea).check(Schema.isMaxLength(50))),
  /** Circles where ads are not shown. Ours. */
  excludedCircles: Schema.optionalKey(Schema.Array(TargetCircle).check(Schema.isMaxLength(20))),
})
export type TargetLocation = typeof TargetLocation.Type

/** Kinds of targets at a network; the names are ours, the specification shows the numbers 1 and 3. */
export const TargetKind = wireEnum({ Interest: 1, Demographic: 2, Behaviour: 3 })
export type TargetKind = typeof TargetKind.Type

/** The kinds of targets that ads aim at. */
export const AimedKind = wireEnum({ Interest: 1, Behaviour: 3 })
export type AimedKind = typeof AimedKind.Type

/** An interest or behaviour on a social network; `id` is the network's, and without a type it is an interest. */
export const Interest = Schema.Struct({
  id: text(100),
  name: text(300),
  path: Schema.Array(text(300)).check(Schema.isMaxLength(20)),
  audienceSize: Schema.optionalKey(Schema.Number.check(Schema.isBetween({ minimum: 0, maximum: 1e11 }))),
  type: Schema.optionalKey(AimedKind),
})
export type Interest = typeof Interest.Type

/** The kinds that a target search requests. Spec: calls 9, "Target types requested for targets: 1 and 3". */
export const requestedTargetKinds: ReadonlyArray<AimedKind> = ["Interest", "Behaviour"]
