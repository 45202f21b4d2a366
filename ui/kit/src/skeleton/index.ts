export { LoadingRegion, type LoadingRegionProps, Skeleton, type SkeletonProps } from "./skeleton.tsx"
