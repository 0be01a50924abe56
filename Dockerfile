FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY .swcrc openapi.yaml ./
COPY src ./src
COPY migrations ./migrations
RUN npm run build

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0
COPY package.json package-lock.json .npmrc ./
# The image is given a DATABASE_URL; the embedded server stays out of it.
RUN npm ci --omit=dev --omit=optional
COPY --from=build /app/dist ./dist
COPY openapi.yaml ./
USER node
EXPOSE 3000
CMD ["node", "dist/src/main.js"]
