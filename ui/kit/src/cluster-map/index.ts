export { ClusterMap, type ClusterMapProps, type MapPlace } from "./cluster-map.tsx"
