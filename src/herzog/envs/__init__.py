"""Both games as environments for reinforcement learning; they need the packages of the extra `rl`.

`herzog.envs.pettingzoo`, `herzog.envs.gymnasium` and `herzog.envs.openspiel` each need the library they are named
after; `herzog.envs.vector` plays many games at once and needs only numpy.
"""
