# The site, or its worker with another command. Settings that the browser reads are build arguments.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts
COPY . .
ARG MODE=live
ARG PRODUCT_NAME="The ROI"
ARG NEXT_PUBLIC_SEND_EVENTS=
ARG CONSENT_REQUIRED=eu
ARG FACEBOOK_URL=
ARG TWITTER_URL=
ARG LINKEDIN_URL=
ARG INSTAGRAM_URL=
RUN npm run build && rm -rf .next/cache && npm prune --omit=dev --ignore-scripts --no-save

FROM node:24.21.0-bookworm-slim
WORKDIR /site
COPY --from=build --chown=node:node /site ./
# The same values as in the build stage; otherwise the site would rebuild at start.
ARG MODE=live
ARG PRODUCT_NAME="The ROI"
ARG NEXT_PUBLIC_SEND_EVENTS=
ARG CONSENT_REQUIRED=eu
ARG FACEBOOK_URL=
ARG TWITTER_URL=
ARG LINKEDIN_URL=
ARG INSTAGRAM_URL=
ENV MODE=$MODE PRODUCT_NAME=$PRODUCT_NAME NEXT_PUBLIC_SEND_EVENTS=$NEXT_PUBLIC_SEND_EVENTS CONSENT_REQUIRED=$CONSENT_REQUIRED
ENV FACEBOOK_URL=$FACEBOOK_URL TWITTER_URL=$TWITTER_URL LINKEDIN_URL=$LINKEDIN_URL INSTAGRAM_URL=$INSTAGRAM_URL
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir -m 700 /data && chown node:node /data
USER node
EXPOSE 3000
CMD ["env", "MALLOC_ARENA_MAX=2", "MALLOC_MMAP_THRESHOLD_=65536", "MALLOC_TRIM_THRESHOLD_=131072", "node", "--max-semi-space-size=8", "--scavenger-max-new-space-capacity-mb=2", "--heap-growing-percent=30", "lib/server/boot/launch.mjs"]
