export { AreasMap, type AreasMapProps, type MapArea, RadiusMap, type RadiusMapProps, type Town } from "./radius-map.tsx"
export { type Coordinates } from "./map-geometry.ts"
