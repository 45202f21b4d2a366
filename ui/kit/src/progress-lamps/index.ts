export { ProgressLamps, type ProgressLampsProps } from "./progress-lamps.tsx"
